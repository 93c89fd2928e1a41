//! The headers of a request that list the codings and languages its client accepts, each with a quality.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, HeaderName};

/// The names in a header such as `Accept-Language`, the preferred one first. A name that its quality refuses is left
/// out; a quality that cannot be read counts as the usual one.
pub(super) fn accepted(headers: &HeaderMap, header: HeaderName) -> Vec<&str> {
    let lists = headers.get_all(header).into_iter();
    let lists = lists.filter_map(|list| list.to_str().ok());
    let mut names: Vec<(f32, &str)> = lists
        .flat_map(|list| list.split(','))
        .map(|item| {
            let (name, params) = item.split_once(';').unwrap_or((item, ""));
            let mut params = params.split(';').filter_map(|param| param.split_once('='));
            let quality = params.find(|(key, _)| key.trim().eq_ignore_ascii_case("q"));
            let quality = quality.and_then(|(_, value)| value.trim().parse().ok());
            (quality.unwrap_or(1.0), name.trim())
        })
        .filter(|(quality, _)| *quality > 0.0)
        .collect();
    // Names of one quality keep their order.
    names.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    names.into_iter().map(|(_, name)| name).collect()
}

/// Returns `true` if the browser takes answers in gzip.
pub(super) fn accepts_gzip(headers: &HeaderMap) -> bool {
    let codings = accepted(headers, ACCEPT_ENCODING);
    codings
        .iter()
        .any(|coding| coding.eq_ignore_ascii_case("gzip"))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::http::header::ACCEPT_LANGUAGE;

    use super::*;

    fn asked(header: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header, HeaderValue::from_static(value))])
    }

    #[test]
    fn gzip_is_sent_to_those_who_accept_it() {
        let accepts = |value| accepts_gzip(&asked(ACCEPT_ENCODING, value));
        for value in [
            "gzip",
            "br, gzip;q=0.5",
            "deflate , GZIP ; q=1.0",
            "gzip;q=x",
        ] {
            assert!(accepts(value), "{value}");
        }
        for value in ["", "br", "gzip;q=0", "br, gzip; q=0.000", "gzipx", "x-gzip"] {
            assert!(!accepts(value), "{value}");
        }
        assert!(!accepts_gzip(&HeaderMap::new()));
    }

    #[test]
    fn the_name_of_the_highest_quality_comes_first() {
        for (value, names) in [
            ("de-AT,de;q=0.9,en;q=0.8", vec!["de-AT", "de", "en"]),
            ("en;q=0.3, de;q=0.9", vec!["de", "en"]),
            ("fr;q=0, pl;q=0.1, es", vec!["es", "pl"]),
            ("pl;q=0.5;v=1, fr ; Q = 0.6", vec!["fr", "pl"]),
            ("en;q=NaN, de;q=-1", vec![]),
        ] {
            let headers = asked(ACCEPT_LANGUAGE, value);
            assert_eq!(accepted(&headers, ACCEPT_LANGUAGE), names, "{value}");
        }
    }
}
