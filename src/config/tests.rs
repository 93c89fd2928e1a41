//! Settings read from text: defaults, and values that are refused.

use super::*;

fn parsed(text: &str) -> Result<Config, String> {
    parse(text, Variables::default()).map_err(|why| why.to_string())
}

#[test]
fn the_example_shows_every_key_with_its_default() {
    let example = include_str!("../../config.example.toml");
    assert_eq!(parsed(example).unwrap(), parsed("").unwrap());
    let table: toml::Table = toml::from_str(example).unwrap();
    assert_eq!(
        table.keys().collect::<Vec<_>>(),
        [
            "backup",
            "computer",
            "database",
            "discord",
            "hooks",
            "log",
            "log_format",
            "metrics",
            "privacy",
            "updates",
            "web"
        ]
    );
    let web = table["web"].as_table().unwrap();
    assert_eq!(
        web.keys().collect::<Vec<_>>(),
        ["client_id", "exposed", "listen", "trusted_proxies", "url"]
    );
    let backup = table["backup"].as_table().unwrap();
    assert_eq!(
        backup.keys().collect::<Vec<_>>(),
        ["every_hours", "folder", "keep"]
    );
    let computer = table["computer"].as_table().unwrap();
    assert_eq!(
        computer.keys().collect::<Vec<_>>(),
        ["analyses_per_day", "nodes", "threads"]
    );
    let hooks = table["hooks"].as_table().unwrap();
    assert_eq!(hooks.keys().collect::<Vec<_>>(), ["each_server"]);
    let refused = parsed("[hooks]\neach_server = 11").unwrap_err();
    assert!(
        refused.ends_with("line 2: hooks.each_server: choose a whole number from 0 to 10"),
        "{refused}"
    );
    let metrics = table["metrics"].as_table().unwrap();
    assert_eq!(metrics.keys().collect::<Vec<_>>(), ["exposed", "listen"]);
    let discord = table["discord"].as_table().unwrap();
    assert_eq!(
        discord.keys().collect::<Vec<_>>(),
        ["api_base", "read_messages", "register_in", "shards"]
    );
}

#[test]
fn an_unknown_key_is_refused_by_name() {
    assert!(parsed("databse = 'x'").unwrap_err().contains("databse"));
    let nested = parsed("[discord]\ntoken = 'secret'").unwrap_err();
    assert!(
        nested.contains("line 2") && nested.contains("token"),
        "{nested}"
    );
    for text in [
        "[discord]\ntoken = 'secret'",
        "= secret",
        "log = 'secret",
        "token = secret",
    ] {
        let why = parsed(text).unwrap_err();
        assert!(!why.contains("secret"), "no line is quoted: {why}");
        assert_eq!(why.lines().count(), 1, "{why}");
    }
}

#[test]
fn a_slip_in_the_settings_is_told_with_what_to_write_instead() {
    for (text, advice) in [
        (
            "discord.read_messages = 'yes'",
            "line 1: discord.read_messages: write true or false",
        ),
        (
            "[discord]\nregister_in = 12",
            "line 2: discord.register_in: put square brackets around it",
        ),
        (
            "[discord]\nregister_in = ['123']",
            "line 2: discord.register_in: take the quotation marks away",
        ),
        (
            "[discord]\nregister_in = [\n  123,\n  town,\n]",
            "line 4: discord.register_in: text needs quotation marks",
        ),
        (
            "backup = { 'keep' = 'two' }",
            "line 1: backup.keep: choose a whole number from 1 to 65535",
        ),
        ("log = info", "line 1: log: text needs quotation marks"),
        ("log = trace", "line 1: log: text needs quotation marks"),
        ("log =\n", "line 1: log: text needs quotation marks"),
        ("log = 'info", "line 1: log: invalid literal string"),
        (
            "[discord]\ntoken = 'x'",
            "token belongs in no settings file, but in the environment: DISCORD_TOKEN or DISCORD_TOKEN_FILE",
        ),
        (
            "metrics.listen = 'localhost:9464'",
            "write an IP address and a port",
        ),
        ("database = 5", "line 1: database: put quotation marks"),
        (
            "database = games.db",
            "line 1: database: text needs quotation marks",
        ),
        (
            "exposed = true",
            "line 1: exposed belongs under [metrics] or [web]",
        ),
        (
            "read_messages = true",
            "line 1: read_messages belongs under [discord]",
        ),
        (
            "[web]\nlog = 'info'",
            "line 2: log belongs above all sections",
        ),
    ] {
        let why = parsed(text).unwrap_err();
        assert!(why.contains(advice), "{why}");
    }
    let same = "metrics.listen = '127.0.0.1:9000'\n[web]\nlisten = '127.0.0.1:9000'\nurl = 'https://a.org'";
    let why = parsed(same).unwrap_err();
    assert!(
        why.contains("cannot both listen at 127.0.0.1:9000"),
        "{why}"
    );
}

#[test]
fn a_value_that_cannot_be_is_refused_with_its_key_and_its_file() {
    let why = parsed("log = 'warn'\n[backup]\n# few\nkeep = 0").unwrap_err();
    let wanted = "choose a whole number from 1 to 65535";
    assert!(
        why.ends_with(&format!("line 4: backup.keep: {wanted}")),
        "{why}"
    );
    let huge = [
        "9223372036854775808",
        "99999999999999999999999999999999999999999",
    ];
    for given in ["0", "-1", "65536", "1.5", "'two'", "true", "[7]"]
        .iter()
        .chain(&huge)
    {
        let why = parsed(&format!("backup.keep = {given}")).unwrap_err();
        assert!(
            why.ends_with(&format!("line 1: backup.keep: {wanted}")),
            "{why}"
        );
    }
    assert!(parsed("computer.threads = 129").is_err());
    for bad in ["nowhere", "ftp://a.org", "https://", "https://a b"] {
        let why = parsed(&format!("updates.releases = '{bad}'")).unwrap_err();
        assert!(why.contains(bad) && why.contains("[updates]"), "{why}");
    }
    for (given, read) in [
        ("https://a.org/latest", "https://a.org/latest"),
        ("HTTP://A.org:80", "http://a.org/"),
    ] {
        let good = parsed(&format!("updates.releases = '{given}'")).unwrap();
        assert_eq!(good.releases.unwrap(), read);
    }
    let why = parsed("log = 'warn'\ndatbase = 'x'").unwrap_err();
    assert!(why.contains("line 2: unknown field"), "{why}");
    for (text, key) in [
        ("database = ''", "database"),
        ("backup.folder = ''", "backup.folder"),
    ] {
        let why = parsed(text).unwrap_err();
        assert!(
            why.contains(&format!("The setting {key} cannot be empty")),
            "{why}"
        );
    }
    for (table, port) in [("web", "8265"), ("metrics", "9464")] {
        let url = if table == "web" {
            "url = 'https://a.org'"
        } else {
            ""
        };
        let why = parsed(&format!("[{table}]\nlisten = 'nonsense'\n{url}")).unwrap_err();
        assert!(
            why.contains(&format!("[{table}]")) && why.contains(port),
            "{why}"
        );
    }
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("kings.toml");
    std::fs::write(&file, "log = 'loud'").unwrap();
    let why = load(Some(&file), Variables::default())
        .unwrap_err()
        .to_string();
    assert!(why.starts_with(&file.display().to_string()), "{why}");
    assert!(why.contains("loud"), "{why}");
}

#[test]
fn of_several_keys_on_a_line_the_wrong_one_is_named() {
    let why = parsed("backup = { every_hours = 6, keep = 'two' }").unwrap_err();
    assert!(why.contains("line 1: backup.keep: "), "{why}");
    let why = parsed("backup = { every_hours = 'six', keep = 2 }").unwrap_err();
    assert!(why.contains("line 1: backup.every_hours: "), "{why}");
    let why = parsed("log = { a = 1 }").unwrap_err();
    assert!(why.contains("line 1: log: "), "{why}");
}

#[test]
fn no_server_has_the_number_zero() {
    let why = parsed("discord.register_in = [500, 0]").unwrap_err();
    assert!(why.contains("line 1") && why.contains("from 1 to"), "{why}");
}

#[test]
fn shards_are_a_number_or_left_to_discord() {
    let shards = |text: &str| parsed(text).map(|config| config.discord.shards);
    assert_eq!(shards("discord.shards = 'auto'").unwrap(), None);
    assert_eq!(shards("discord.shards = 3").unwrap().unwrap().get(), 3);
    for bad in ["0", "-1", "'many'", "4294967296", "1.5", "true"] {
        let why = shards(&format!("discord.shards = {bad}")).unwrap_err();
        assert!(why.contains(bad.trim_matches('\'')), "{why}");
    }
}

#[test]
fn an_unknown_level_is_refused_by_name() {
    assert!(parsed("log = 'loud'").unwrap_err().contains("loud"));
}

#[test]
fn only_loopback_hosts_may_stand_in_for_discord() {
    for good in [
        "http://127.0.0.1:8080",
        "https://localhost",
        "http://localhost:",
        "http://[::1]:9/",
        "http://[0:0:0:0:0:0:0:1]:9",
        "http://127.0.0.2",
        "http://0x7f.1:8080",
    ] {
        let config = parsed(&format!("discord.api_base = '{good}'")).unwrap();
        assert!(config.discord.api_base.is_some(), "{good}");
    }
    for bad in [
        "http://example.org",
        "127.0.0.1:80",
        "ftp://127.0.0.1",
        "http://127.0.0.1.example.org",
        "http://127.0.0.1@example.org",
        "http://localhost:80@example.org",
        "http://localhost/../x",
        "http://localhost/?x",
        "http://localhost/#x",
        "http://user@localhost",
        "http://localhost.",
        "http://localhost.example.org",
        "http://128.0.0.1",
        "http://0x80.1",
        "http://[::ffff:127.0.0.1]",
        "http://[::1",
        "http://",
    ] {
        let why = parsed(&format!("discord.api_base = '{bad}'")).unwrap_err();
        assert!(why.contains(bad), "{why}");
    }
}

#[test]
fn the_environment_goes_before_the_file_and_alone_gives_the_token() {
    let variables = Variables {
        token: Some("secret".to_owned()),
        token_file: None,
        api_base: Some("http://localhost:2".to_owned()),
        ..Variables::default()
    };
    let config = parse("discord.api_base = 'http://localhost:1'", variables).unwrap();
    assert_eq!(
        config.discord.api_base.unwrap().as_str(),
        "http://localhost:2"
    );
    assert_eq!(format!("{:?}", config.discord.token), "Some(Token)");
}

#[test]
fn a_log_has_one_of_two_formats() {
    let format = |text: &str| parsed(text).map(|config| config.log_format);
    assert_eq!(format("").unwrap(), LogFormat::Text);
    assert_eq!(format("log_format = 'json'").unwrap(), LogFormat::Json);
    assert!(format("log_format = 'xml'").unwrap_err().contains("xml"));
}

#[test]
fn metrics_are_told_to_this_machine_alone_unless_the_settings_say_otherwise() {
    let metrics = |text: &str| parsed(text).map(|config| config.metrics);
    assert_eq!(metrics("").unwrap(), None);
    for own in ["127.0.0.1:9464", "[::1]:9464", "127.1.2.3:0"] {
        let address = metrics(&format!("metrics.listen = '{own}'")).unwrap();
        assert_eq!(address.unwrap().to_string(), own);
    }
    for open in ["0.0.0.0:9464", "[::]:1", "192.168.1.2:9464"] {
        let why = metrics(&format!("metrics.listen = '{open}'")).unwrap_err();
        assert!(why.contains(open) && why.contains("exposed"), "{why}");
        let allowed = format!("[metrics]\nlisten = '{open}'\nexposed = true");
        assert_eq!(metrics(&allowed).unwrap().unwrap().to_string(), open);
    }
    for bad in [
        "9464",
        "127.0.0.1",
        "localhost:9464",
        "127.0.0.1:99999",
        " ",
    ] {
        let why = metrics(&format!("metrics.listen = '{bad}'")).unwrap_err();
        assert!(why.contains(bad), "{why}");
    }
}

#[test]
fn a_token_comes_from_the_environment_or_from_the_file_it_names_and_never_from_both() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("token");
    let from = |token: Option<&str>| Variables {
        token: token.map(str::to_owned),
        token_file: Some(file.clone()),
        api_base: None,
        ..Variables::default()
    };
    let said = |variables: &Variables| variables.secret().unwrap_err().to_string();
    assert!(said(&from(None)).contains(&file.display().to_string()));
    for nothing in ["", " \n"] {
        std::fs::write(&file, nothing).unwrap();
        assert!(said(&from(None)).contains("empty"));
    }
    std::fs::write(&file, " secret\n").unwrap();
    assert_eq!(from(None).secret().unwrap(), Some(Token::new("secret")));
    let twice = said(&from(Some("other")));
    assert!(twice.contains("DISCORD_TOKEN_FILE") && !twice.contains("secret"));
    std::fs::write(&file, b"\xff\xfesecret").unwrap();
    assert!(!said(&from(None)).contains("secret"));
}

#[test]
fn pages_are_served_to_this_machine_alone_and_under_an_address_that_browsers_can_have() {
    let web = |text: &str| parsed(&format!("[web]\n{text}")).map(|config| config.web);
    assert_eq!(parsed("").unwrap().web, None);
    let whole = "listen = '127.0.0.1:8265'\nurl = 'https://example.org/kings/'";
    let settings = web(whole).unwrap().unwrap();
    assert_eq!(settings.listen.to_string(), "127.0.0.1:8265");
    let url = settings.pages.url;
    assert_eq!(
        (url.to_string().as_str(), url.base()),
        ("https://example.org/kings", "/kings")
    );
    let proxies = settings.pages.trusted_proxies;
    assert!(
        proxies
            .iter()
            .any(|proxy| proxy.holds("127.0.0.1".parse().unwrap()))
    );
    for (text, part) in [
        ("listen = '127.0.0.1:8265'", "both"),
        ("url = 'https://example.org'", "both"),
        ("listen = '0.0.0.0:1'\nurl = 'https://a.org'", "exposed"),
        ("listen = 'nowhere'\nurl = 'https://a.org'", "nowhere"),
        (
            "listen = '127.0.0.1:1'\nurl = 'http://a.org'",
            "http://a.org",
        ),
        (
            "listen = '127.0.0.1:1'\nurl = 'https://a.org'\ntrusted_proxies = ['10.0.0.0/40']",
            "10.0.0.0/40",
        ),
        ("address = 'x'", "address"),
    ] {
        let why = web(text).unwrap_err();
        assert!(why.contains(part), "{text}: {why}");
    }
    let with = |id: u64, secret: Option<&str>| {
        let variables = Variables {
            client_secret: secret.map(str::to_owned),
            ..Variables::default()
        };
        let text = format!("[web]\n{whole}\nclient_id = {id}");
        let web = parse(&text, variables).unwrap().web.unwrap();
        web.oauth()
            .map(|oauth| oauth.map(|oauth| oauth.id.get()))
            .map_err(|why| why.to_string())
    };
    assert_eq!(with(0, None).unwrap(), None);
    assert_eq!(with(901, Some("hush")).unwrap(), Some(901));
    for half in [with(901, None), with(0, Some("hush"))] {
        let why = half.unwrap_err();
        assert!(
            why.contains("DISCORD_CLIENT_SECRET") && !why.contains("hush"),
            "{why}"
        );
    }
    let open = format!("{}\nexposed = true", whole.replace("127.0.0.1", "0.0.0.0"));
    assert_eq!(
        web(&open).unwrap().unwrap().listen.to_string(),
        "0.0.0.0:8265"
    );
}
