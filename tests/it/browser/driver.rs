//! A browser driven by its driver’s protocol over HTTP: a client for the few calls that the tests make.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::Instant;

use crate::tools::left_out;
use crate::wait;

/// Chromium without its windows: the same pages for less than half of the processor time. The command of Debian's
/// package is a script that leaves the browser running when the driver ends it, so the program itself is named.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";
/// Browsers at once.
static ROOM: Semaphore = Semaphore::const_new(2);
/// Interval of the looks.
const LOOK: Duration = Duration::from_millis(25);

/// The screen of a browser.
#[derive(Clone, Copy, Debug)]
pub(super) enum ScreenKind {
    /// 1280 by 800, with a mouse.
    Laptop,
    /// 360 by 740, with fingers.
    Phone,
    /// 320 by 640, the narrowest that must do.
    Narrow,
    /// 1920 by 1080, with a mouse.
    Wall,
}

impl ScreenKind {
    const fn size(self) -> (u32, u32) {
        match self {
            Self::Laptop => (1280, 800),
            Self::Phone => (360, 740),
            Self::Narrow => (320, 640),
            Self::Wall => (1920, 1080),
        }
    }

    const fn has_fingers(self) -> bool {
        match self {
            Self::Laptop | Self::Wall => false,
            Self::Phone | Self::Narrow => true,
        }
    }
}

/// A browser with one page.
pub(super) struct Browser {
    driver: Child,
    base: String,
    session: String,
    client: reqwest::Client,
    pointer: &'static str,
    _room: SemaphorePermit<'static>,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver ends its browser when the session ends, and not with itself.
        let address = self.base.trim_start_matches("http://");
        if let Ok(mut line) = TcpStream::connect(address) {
            let end = format!(
                "DELETE {} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n",
                self.session
            );
            let _limited = line.set_read_timeout(Some(wait::LONG));
            let _asked = line.write_all(end.as_bytes());
            // It answers once the browser has ended, and leaves the connection open.
            let _ended = line.read(&mut [0; 256]);
        }
        let _told = Command::new("kill")
            .arg(self.driver.id().to_string())
            .status();
        let _ended = self.driver.wait();
    }
}

/// Drivers that are tried, and starts of a browser: a busy machine may take longer than the driver waits.
const DRIVERS: u8 = 5;

/// Starts a driver. Returns it with the port that it listens on; `None` if it ended without one.
fn driver() -> std::io::Result<(Child, Option<String>)> {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let out = BufReader::new(driver.stdout.take().unwrap());
    let port = out.lines().map_while(Result::ok).find_map(|line| {
        let (_, behind) = line.split_once("on port ")?;
        let digits: String = behind.chars().take_while(char::is_ascii_digit).collect();
        (line.contains("success")).then_some(digits)
    });
    Ok((driver, port))
}

impl Browser {
    /// Starts a browser with a fresh profile; `None`, and a line that says so, where there is none.
    pub(super) async fn start(screen: ScreenKind) -> Option<Self> {
        let room = ROOM.acquire().await.unwrap();
        // Another program may take the port that a driver has chosen; it ends then.
        let started = (0..DRIVERS).find_map(|_| match driver() {
            Ok((driver, Some(port))) => Some(Ok((driver, port))),
            Ok((mut driver, None)) => {
                driver.wait().unwrap();
                None
            }
            Err(missing) => Some(Err(missing)),
        });
        let Ok((driver, port)) = started.expect("a driver starts") else {
            left_out("browser", "no chromium with its driver is installed");
            return None;
        };
        let mut browser = Self {
            driver,
            base: format!("http://127.0.0.1:{port}"),
            session: String::new(),
            client: reqwest::Client::builder().no_proxy().build().unwrap(),
            pointer: if screen.has_fingers() {
                "touch"
            } else {
                "mouse"
            },
            _room: room,
        };
        let (width, height) = screen.size();
        let mut options = json!({ "args": [
            "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
            format!("--window-size={width},{height}"),
        ]});
        if Path::new(SHELL).exists() {
            options["binary"] = json!(SHELL);
        }
        if screen.has_fingers() {
            options["mobileEmulation"] = json!({ "deviceMetrics":
                { "width": width, "height": height, "pixelRatio": 2, "touch": true, "mobile": true } });
        }
        let limit = wait::LONG.as_secs() * 1_000;
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "timeouts": { "script": limit, "pageLoad": limit },
            "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } } } });
        let mut made = Value::Null;
        for _ in 0..DRIVERS {
            made = browser.ask("POST", "/session", wanted.clone()).await;
            if made["error"].is_null() {
                break;
            }
        }
        browser.session = format!(
            "/session/{}",
            made["sessionId"]
                .as_str()
                .unwrap_or_else(|| panic!("{made}"))
        );
        if !screen.has_fingers() {
            browser
                .devtools(
                    "Emulation.setDeviceMetricsOverride",
                    json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false }),
                )
                .await;
        }
        Some(browser)
    }

    async fn call(&self, method: &str, path: &str, body: Value) -> Value {
        let answer = self.ask(method, path, body).await;
        assert!(answer["error"].is_null(), "{path}: {answer}");
        answer
    }

    /// The answer to a call, which may be an error.
    async fn ask(&self, method: &str, path: &str, body: Value) -> Value {
        let address = format!("{}{}{path}", self.base, self.session);
        let request = match method {
            "GET" => self.client.get(address),
            _ => self
                .client
                .post(address)
                .header("content-type", "application/json")
                .body(body.to_string()),
        };
        let answer = request.send().await.unwrap().text().await.unwrap();
        let mut answer: Value = serde_json::from_str(&answer).unwrap();
        answer["value"].take()
    }

    /// Opens an address.
    pub(super) async fn open(&self, address: &str) {
        self.call("POST", "/url", json!({ "url": address })).await;
    }

    /// Runs a script in the page and returns its result.
    pub(super) async fn run(&self, script: &str, args: Value) -> Value {
        self.call(
            "POST",
            "/execute/sync",
            json!({ "script": script, "args": args }),
        )
        .await
    }

    /// A command of the developer tools.
    pub(super) async fn devtools(&self, command: &str, with: Value) -> Value {
        let body = json!({ "cmd": command, "params": with });
        self.call("POST", "/goog/cdp/execute", body).await
    }

    /// The names of all elements of this role, as a screen reader gets them. The browser gathers them in its own time
    /// after a page is there. So they are read until two readings with the main part of the page are alike.
    pub(super) async fn named(&self, role: &str) -> Vec<String> {
        let since = Instant::now();
        let mut before = Vec::new();
        loop {
            let tree = self
                .devtools("Accessibility.getFullAXTree", json!({}))
                .await;
            let nodes: Vec<(String, String)> = tree["nodes"]
                .as_array()
                .unwrap()
                .iter()
                .map(|node| {
                    let text = |part: &str| node[part]["value"].as_str().unwrap_or_default();
                    (text("role").to_owned(), text("name").to_owned())
                })
                .collect();
            if nodes == before && nodes.iter().any(|(role, _)| role == "main") {
                let named = nodes.into_iter().filter(|(of, _)| of == role);
                return named.map(|(_, name)| name).collect();
            }
            assert!(
                since.elapsed() < wait::LONG,
                "never the same twice: {nodes:?}"
            );
            before = nodes;
            wait::pass(LOOK).await;
        }
    }

    /// Waits until a script returns something that is not false.
    pub(super) async fn until(&self, script: &str) -> Value {
        let since = Instant::now();
        loop {
            let found = self.run(script, json!([])).await;
            if !matches!(found, Value::Null | Value::Bool(false)) {
                return found;
            }
            if since.elapsed() > wait::LONG {
                let page = self.run("return document.body.innerText", json!([])).await;
                panic!("never true: {script}\n{page}");
            }
            wait::pass(LOOK).await;
        }
    }

    /// The words of an element.
    pub(super) async fn words(&self, selector: &str) -> String {
        let words = self
            .run(
                "return document.querySelector(arguments[0])?.innerText ?? ''",
                json!([selector]),
            )
            .await;
        words.as_str().unwrap_or_default().to_owned()
    }

    /// Presses an element.
    pub(super) async fn press(&self, selector: &str) {
        let found = self
            .call(
                "POST",
                "/element",
                json!({ "using": "css selector", "value": selector }),
            )
            .await;
        let id = found.as_object().unwrap().values().next().unwrap();
        let path = format!("/element/{}/click", id.as_str().unwrap());
        self.call("POST", &path, json!({})).await;
    }

    async fn middle(&self, cell: &str) -> (i64, i64) {
        let at = self
            .run(
                "const cell = document.querySelector(`[data-cell='${arguments[0]}']`).firstElementChild;
                 const box = cell.getBoundingClientRect();
                 if (box.top < 0 || box.bottom > innerHeight) cell.scrollIntoView({ block: 'center' });
                 const now = cell.getBoundingClientRect();
                 return [now.x + now.width / 2, now.y + now.height / 2].map(Math.round)",
                json!([cell]),
            )
            .await;
        (at[0].as_i64().unwrap(), at[1].as_i64().unwrap())
    }

    async fn point(&self, steps: Vec<Value>) {
        let actions = json!({ "actions": [{
            "type": "pointer", "id": "pointer", "parameters": { "pointerType": self.pointer }, "actions": steps }] });
        self.call("POST", "/actions", actions).await;
    }

    /// Stops the clock with which the page tells two presses at one point from a quick second one. It goes on by this
    /// many ms after each press, and no control forgets by itself that it was pressed.
    pub(super) async fn count_presses(&self, pause: u64) {
        let script = "let now = 0; const [pause] = arguments; const own = setTimeout;
            performance.now = () => now;
            addEventListener('pointerup', () => { now += pause; }, { capture: true });
            window.setTimeout = (done, wait, ...rest) => wait === 600 ? 0 : own(done, wait, ...rest);";
        self.run(script, json!([pause])).await;
    }

    /// Lets the page take each press for one by itself, however soon it comes.
    pub(super) async fn take_each_press(&self) {
        let script = "let now = 0; const own = setTimeout;
            performance.now = () => now;
            addEventListener('pointerup', () => { now += 60_000; }, { capture: true });
            window.setTimeout = (done, wait, ...rest) => wait === 600 ? (done(), 0) : own(done, wait, ...rest);";
        self.run(script, json!([])).await;
    }

    /// Presses one point twice, with a pause in ms between: the one so far across an element, from 0 to 1. What is there at
    /// the second press gets it.
    pub(super) async fn press_point_twice(&self, selector: &str, across: f64, pause: u64) {
        let script = "const element = document.querySelector(arguments[0]);
            element.scrollIntoView({ block: 'center' });
            const box = element.getBoundingClientRect();
            return [box.x + box.width * arguments[1], box.y + box.height / 2].map(Math.round)";
        let at = self.run(script, json!([selector, across])).await;
        let press = [
            json!({ "type": "pointerDown", "button": 0 }),
            json!({ "type": "pointerUp", "button": 0 }),
        ];
        let mut steps =
            vec![json!({ "type": "pointerMove", "duration": 0, "x": at[0], "y": at[1] })];
        steps.extend(press.clone());
        steps.push(json!({ "type": "pause", "duration": pause }));
        steps.extend(press);
        self.point(steps).await;
    }

    /// Taps a cell.
    pub(super) async fn tap(&self, cell: &str) {
        let (x, y) = self.middle(cell).await;
        self.point(vec![
            json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y }),
            json!({ "type": "pointerDown", "button": 0 }),
            json!({ "type": "pointerUp", "button": 0 }),
        ])
        .await;
    }

    /// Drags from a cell to another.
    pub(super) async fn drag(&self, from: &str, to: &str) {
        // The second look scrolls, if one has to.
        self.middle(from).await;
        let (u, v) = self.middle(to).await;
        let (x, y) = self.middle(from).await;
        self.point(vec![
            json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y }),
            json!({ "type": "pointerDown", "button": 0 }),
            json!({ "type": "pointerMove", "duration": 30, "x": i64::midpoint(x, u), "y": i64::midpoint(y, v) }),
            json!({ "type": "pointerMove", "duration": 30, "x": u, "y": v }),
            json!({ "type": "pointerUp", "button": 0 }),
        ])
        .await;
    }

    /// Presses keys one after the other, where the focus is. For the page they come at one moment, however long the
    /// browser takes: letters of a cell belong together only if they follow soon.
    pub(super) async fn keys(&self, keys: &[&str]) {
        let steps: Vec<Value> = keys
            .iter()
            .flat_map(|key| {
                [
                    json!({ "type": "keyDown", "value": key }),
                    json!({ "type": "keyUp", "value": key }),
                ]
            })
            .collect();
        let actions = json!({ "actions": [{ "type": "key", "id": "keys", "actions": steps }] });
        let one_moment =
            "window.ownNow ??= Date.now; const at = ownNow.call(Date); Date.now = () => at";
        self.run(one_moment, json!([])).await;
        self.call("POST", "/actions", actions).await;
        let on = "if (window.ownNow) Date.now = window.ownNow";
        self.run(on, json!([])).await;
    }

    /// The complaints of the page: scripts, policies, missing files.
    pub(super) async fn complaints(&self) -> Vec<String> {
        let log = self
            .call("POST", "/se/log", json!({ "type": "browser" }))
            .await;
        let lines = log.as_array().unwrap().iter();
        let severe = lines.filter(|line| line["level"] == "SEVERE");
        severe
            .map(|line| line["message"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// A picture of the window as PNG, in the folder that `PICTURES` names; nothing without it.
    pub(super) async fn keep_picture(&self, name: &str) {
        use base64_of::decode;
        let Some(folder) = crate::browser::shared::pictures() else {
            return;
        };
        let picture = self.call("GET", "/screenshot", Value::Null).await;
        let bytes = decode(picture.as_str().unwrap());
        std::fs::write(folder.join(format!("{name}.png")), bytes).unwrap();
    }
}

/// The bytes of a picture as the protocol writes them.
pub(super) mod base64_of {
    pub(in crate::browser) fn decode(text: &str) -> Vec<u8> {
        let digit = |c: u8| match c {
            b'A'..=b'Z' => Some(c - b'A'),
            b'a'..=b'z' => Some(c - b'a' + 26),
            b'0'..=b'9' => Some(c - b'0' + 52),
            b'+' => Some(62),
            b'/' => Some(63),
            _ => None,
        };
        let digits: Vec<u32> = text.bytes().filter_map(digit).map(u32::from).collect();
        let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
        for four in digits.chunks(4) {
            let word =
                four.iter().fold(0, |word, digit| word << 6 | digit) << (6 * (4 - four.len()));
            let [_, a, b, c] = word.to_be_bytes();
            bytes.extend([a, b, c].into_iter().take(four.len() - 1));
        }
        bytes
    }
}
