//! Asks Discord for a user's identity: OAuth 2 with the scope `identify`, for signing in to the public pages.
//!
//! The code that a browser brings is exchanged here, with the verifier that only that browser knows. The access token
//! is used once, for the account's number and name, and then forgotten.

use std::fmt;
use std::num::NonZeroU64;
use std::time::Duration;

use serde_json::Value;
use url::form_urlencoded;

use crate::discord::base::config::{LoopbackUrl, Token};
use crate::discord::base::ids::TRANSPORT;
use crate::service::PlayerId;
use crate::service::api::values::Person;

/// Time limit for each of the two calls.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// Largest answer, in bytes.
const MAX_ANSWER_BYTES: usize = 64 * 1024;

/// The application for which accounts are asked.
pub struct OAuthClient {
    client: reqwest::Client,
    /// The address before `/oauth2` and `/api`.
    base: String,
    id: NonZeroU64,
    secret: Token,
    /// The address to which browsers come back.
    redirect: String,
}

/// Hides the secret.
impl fmt::Debug for OAuthClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OAuthClient({})", self.id)
    }
}

/// The reason why Discord did not give a user's identity. It holds no code and no token.
#[derive(Debug, thiserror::Error)]
pub enum OAuthError {
    /// Discord cannot be reached, or does not answer in time.
    #[error("Discord does not answer")]
    Unreachable,
    /// Discord refuses the code, or the application’s secret.
    #[error("Discord answers {0}")]
    Refused(u16),
    /// The answer is none.
    #[error("Discord’s answer cannot be read")]
    Unreadable,
}

impl OAuthClient {
    /// A client of this application, whose browsers come back to `redirect`.
    pub fn new(
        id: NonZeroU64,
        secret: &Token,
        base: Option<&LoopbackUrl>,
        redirect: String,
    ) -> Self {
        let client = reqwest::Client::builder()
            .timeout(REQUEST_TIMEOUT)
            .redirect(reqwest::redirect::Policy::none());
        let client = if base.is_some() {
            client.no_proxy()
        } else {
            client.https_only(true)
        };
        Self {
            client: client.build().unwrap_or_default(),
            base: base
                .map_or("https://discord.com", LoopbackUrl::as_str)
                .to_owned(),
            id,
            secret: Token::new(secret.secret()),
            redirect,
        }
    }

    /// The address at which Discord asks the user.
    pub fn address(&self, state: &str, challenge: &str) -> String {
        let query = form_urlencoded::Serializer::new(String::new())
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.id.to_string())
            .append_pair("scope", "identify")
            .append_pair("state", state)
            .append_pair("redirect_uri", &self.redirect)
            .append_pair("code_challenge", challenge)
            .append_pair("code_challenge_method", "S256")
            .append_pair("prompt", "none")
            .finish();
        format!("{}/oauth2/authorize?{query}", self.base)
    }

    /// The account for which a code speaks. The verifier is the one whose challenge Discord was sent.
    ///
    /// # Errors
    /// [`OAuthError`] if Discord does not say.
    pub async fn person(&self, code: &str, verifier: &str) -> Result<Person, OAuthError> {
        let Self {
            client, base, id, ..
        } = self;
        let fields = [
            ("grant_type", "authorization_code"),
            ("client_id", &id.to_string()),
            ("client_secret", self.secret.secret()),
            ("code", code),
            ("code_verifier", verifier),
            ("redirect_uri", &self.redirect),
        ];
        let asked = client
            .post(format!("{base}/api/v10/oauth2/token"))
            .form(&fields);
        let granted = answer(asked).await?;
        let token = granted["access_token"]
            .as_str()
            .ok_or(OAuthError::Unreadable)?;
        let asked = client
            .get(format!("{base}/api/v10/users/@me"))
            .bearer_auth(token);
        read(&answer(asked).await?).ok_or(OAuthError::Unreadable)
    }
}

async fn answer(request: reqwest::RequestBuilder) -> Result<Value, OAuthError> {
    let mut answer = request.send().await.map_err(|_| OAuthError::Unreachable)?;
    if !answer.status().is_success() {
        return Err(OAuthError::Refused(answer.status().as_u16()));
    }
    let mut bytes = Vec::new();
    // An answer may have no length, or a wrong one.
    while let Some(chunk) = answer.chunk().await.map_err(|_| OAuthError::Unreachable)? {
        if bytes.len() + chunk.len() > MAX_ANSWER_BYTES {
            return Err(OAuthError::Unreadable);
        }
        bytes.extend_from_slice(&chunk);
    }
    serde_json::from_slice(&bytes).map_err(|_| OAuthError::Unreadable)
}

/// An account as Discord describes it.
fn read(account: &Value) -> Option<Person> {
    let id: NonZeroU64 = account["id"].as_str()?.parse().ok()?;
    let name = account["global_name"].as_str();
    let name = name.or_else(|| account["username"].as_str())?;
    Some(Person {
        id: PlayerId::new(format!("{TRANSPORT}:{id}")),
        name: name.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_account_has_a_number_and_a_name_or_is_none() {
        let ann = json!({ "id": "77", "username": "ann", "global_name": "Ann" });
        let person = read(&ann).unwrap();
        assert_eq!(
            (person.id.as_str(), person.name.as_str()),
            ("discord:77", "Ann")
        );
        let plain = json!({ "id": "77", "username": "ann", "global_name": null });
        assert_eq!(read(&plain).unwrap().name, "ann");
        for none in [
            json!({}),
            json!({ "id": 77, "username": "ann" }),
            json!({ "id": "0", "username": "ann" }),
            json!({ "id": "77" }),
            json!({ "id": "7:7", "username": "ann" }),
        ] {
            assert!(read(&none).is_none(), "{none}");
        }
    }

    #[test]
    fn nothing_shows_the_secret_but_the_call_itself() {
        let id = NonZeroU64::new(901).unwrap();
        let client = OAuthClient::new(
            id,
            &Token::new("hush"),
            None,
            "https://a.org/x y".to_owned(),
        );
        assert!(!format!("{client:?}").contains("hush"));
        let address = client.address("s", "c");
        assert!(
            address.starts_with("https://discord.com/oauth2/authorize?"),
            "{address}"
        );
        assert!(
            address.contains("redirect_uri=https%3A%2F%2Fa.org%2Fx+y"),
            "{address}"
        );
        assert!(!address.contains("hush"));
    }
}
