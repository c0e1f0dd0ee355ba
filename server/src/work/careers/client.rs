//! HTTP client of the provider, with limits.

use std::time::Duration;

use core_wasm::careers::JobOpening;
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};

use super::response::{ResponseError, parse};
use crate::config::CareersProvider;

/// Limits of a request to the provider.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FetchLimits {
    /// Timeout of connecting.
    pub connect: Duration,
    /// Timeout of the whole request.
    pub request: Duration,
    /// Largest response, in bytes.
    pub bytes: usize,
}

impl Default for FetchLimits {
    /// Long timeouts: the refresh runs in the background and delays no visitor. 2 MiB hold about five thousand jobs.
    fn default() -> Self {
        Self { connect: Duration::from_secs(3), request: Duration::from_secs(10), bytes: 2 * 1024 * 1024 }
    }
}

/// The reason why no valid response was received.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// No response, or none in time.
    #[error("no response: {0}")]
    Unreachable(#[source] reqwest::Error),
    /// A status other than 200.
    #[error("the response has status {0}")]
    Status(StatusCode),
    /// The response is larger than the limit.
    #[error("the response is larger than {0} bytes")]
    TooLarge(usize),
    #[error(transparent)]
    Invalid(#[from] ResponseError),
}

/// Requests the active jobs of one provider.
#[derive(Debug, Clone)]
pub struct ProviderClient {
    client: Client,
    jobs: String,
    details: String,
    limits: FetchLimits,
}

impl ProviderClient {
    /// Creates a client for a provider: `{provider_url}/active/{company_id}` lists the jobs, and `job-details/{id}`,
    /// relative to the provider's address, shows one.
    pub fn new(provider: &CareersProvider, limits: FetchLimits) -> Result<Self, reqwest::Error> {
        // Fails if a crypto provider is installed already, which is fine: this binary has only one.
        drop(rustls::crypto::ring::default_provider().install_default());
        let client = Client::builder()
            .connect_timeout(limits.connect)
            .timeout(limits.request)
            // No redirects: one could lead to an address that only this machine reaches, and its response would be
            // published.
            .redirect(Policy::none())
            .referer(false)
            .https_only(!provider.is_loopback())
            .user_agent(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")))
            .build()?;
        let url = provider.url.trim_end_matches('/');
        let folder = url.rsplit_once('/').map_or(url, |(folder, _)| folder);
        // An address without a path is its own folder.
        let folder = if folder.ends_with('/') { url } else { folder };
        Ok(Self {
            client,
            jobs: format!("{url}/active/{}", provider.company_id),
            details: format!("{folder}/job-details/"),
            limits,
        })
    }

    /// Requests the provider's jobs.
    pub async fn fetch(&self) -> Result<Vec<JobOpening>, FetchError> {
        let request = self.client.get(&self.jobs).header(reqwest::header::ACCEPT, "application/json");
        let response = request.send().await.map_err(FetchError::Unreachable)?;
        if response.status() != StatusCode::OK {
            return Err(FetchError::Status(response.status()));
        }
        Ok(parse(&self.body(response).await?, &self.details)?)
    }

    async fn body(&self, mut response: Response) -> Result<Vec<u8>, FetchError> {
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(FetchError::Unreachable)? {
            if body.len() + chunk.len() > self.limits.bytes {
                return Err(FetchError::TooLarge(self.limits.bytes));
            }
            body.extend_from_slice(&chunk);
        }
        Ok(body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jobs_page_is_relative_to_the_providers_address() {
        for (url, jobs, details) in [
            (
                "https://careers.example/embed-jobs",
                "https://careers.example/embed-jobs/active/7",
                "https://careers.example/job-details/",
            ),
            (
                "https://x.example/careers/embed-jobs/",
                "https://x.example/careers/embed-jobs/active/7",
                "https://x.example/careers/job-details/",
            ),
            ("https://x.example", "https://x.example/active/7", "https://x.example/job-details/"),
        ] {
            let provider = CareersProvider { url: url.to_owned(), company_id: "7".to_owned() };
            let client = ProviderClient::new(&provider, FetchLimits::default()).unwrap();
            assert_eq!((client.jobs.as_str(), client.details.as_str()), (jobs, details));
        }
    }
}
