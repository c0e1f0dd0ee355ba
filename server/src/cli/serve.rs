//! `server serve`.

use std::io::{IsTerminal, stdout};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;

use super::content::seed;
use super::{CliError, open, output};
use crate::admin::UserLink;
use crate::api::metrics_app;
use crate::app::serve::{serve as serve_connections, stop_signal};
use crate::app::state::{AppState, Parts};
use crate::booking::EventLandings;
use crate::build_app;
use crate::config::{Config, ConfigError, MetricsListener};
use crate::http::assets::{Assets, BrandFiles};
use crate::http::files;
use crate::render::{EngineLimits, Manifest, Pool};
use crate::site::first_pages::EXAMPLE;
use crate::work::jobs::start_background_work;
use crate::work::outbox::MAIL_FILE_EXTENSIONS;
use model::clock::Clock;
use store::private_files::keep_folder_private;

/// Longest wait for running jobs and deliveries at shutdown: the usual response time of a mail server. An interrupted
/// delivery is repeated.
const BACKGROUND_STOP_TIMEOUT: Duration = Duration::from_secs(5);

/// Reads the owner's mark and icons, if the settings name a folder of them.
pub(super) fn brand_files(config: &Config) -> Result<BrandFiles, ConfigError> {
    let Some(folder) = &config.brand_files else { return Ok(BrandFiles::default()) };
    BrandFiles::read(folder).map_err(|cause| ConfigError {
        place: String::new(),
        key: "brand.files".to_owned(),
        problem: cause.to_string(),
    })
}

/// Serves until a stop signal.
pub(super) async fn serve(config: Config) -> Result<(), CliError> {
    let service = config.service.clone();
    let manifest = Manifest::read(&service.web_dist)?;
    let bundle = files::read_text(&service.web_dist.join("server").join("entry-server.js"))?;
    let renderer = Pool::start(Arc::from(bundle), service.render_threads, EngineLimits::default())?;
    let assets = Assets::load(&service.web_dist, brand_files(&config)?)?;
    let store = open(&config).await?;
    if config.is_example {
        tracing::warn!("this folder has no site.toml: serving the example site with the settings in the binary");
        if store.document_kinds().await?.is_empty() {
            seed(&store, Path::new(EXAMPLE)).await?;
        }
    }

    let wanted = SocketAddr::new(service.host, service.port);
    let listen_error = |cause| CliError::Listen { address: wanted.to_string(), cause };
    let listener = TcpListener::bind(wanted).await.map_err(listen_error)?;
    let address = listener.local_addr().map_err(listen_error)?;
    if service.public_url.is_none() {
        tracing::warn!(
            "links in mails and canonical addresses start with http://{address}: set PUBLIC_URL to the public origin"
        );
    }
    if config.mail.smtp.is_none() {
        let folder = config.mail.folder.display();
        tracing::warn!(%folder, "mails are written to files: set SMTP_URL to send them");
        keep_folder_private(&config.mail.folder, &MAIL_FILE_EXTENSIONS)
            .map_err(|cause| CliError::MailFolder { folder: folder.to_string(), cause })?;
    }
    if !service.rate_limit {
        tracing::warn!("rate limits are off: set RATE_LIMIT=on unless this is a test");
    }
    let local_origin = format!("http://{address}");
    let parts = Parts {
        config,
        store,
        renderer,
        assets,
        manifest,
        clock: Clock::System,
        local_origin: local_origin.clone(),
        program: std::env::current_exe()?,
    };
    let state = AppState::new(parts).await?;
    let landings = state.landings();
    if let Some(warning) = EventLandings::missing(&state.base.config.events, |token| landings.get(token).is_some()) {
        tracing::warn!("{warning}; `server content import` adds landings");
    }
    let background = start_background_work(&state)?;
    start_metrics(&state).await?;
    // Installed before the line is printed, so that a reader may stop the server at once.
    let signalled = stop_signal()?;
    // From here on connections are accepted: a program that waits for this line may connect.
    output::line(&format!("Listening on {local_origin}"))?;
    offer_first_account(&state).await?;
    // Streams of slots would hold their connections for minutes.
    let stop = async {
        signalled.await;
        state.live_slots.stop();
    };
    serve_connections(listener, build_app(state.clone()), state.base.config.service.keep_alive, stop).await;
    background.stop(BACKGROUND_STOP_TIMEOUT).await;
    state.store.close().await;
    tracing::info!("stopped");
    Ok(())
}

/// Prints a link by which the first owner signs up, if there is no owner yet. Only to a terminal: anyone who
/// reads the logs of a service could use it.
async fn offer_first_account(state: &AppState) -> Result<(), CliError> {
    if !state.base.config.admin.enabled || state.store.has_owner().await? {
        return Ok(());
    }
    if !stdout().is_terminal() {
        tracing::warn!("the back office has no owner yet: run `server users invite ADDRESS --role owner`");
        return Ok(());
    }
    let now_ms = state.clock.now_ms();
    let link = UserLink::of_first_owner(&state.origin, now_ms)?;
    state.store.add_first_owner_link(link.row(), now_ms).await?;
    output::line("The back office has no owner yet. Open this link within a day to become its owner:")?;
    output::line(&link.address)
}

/// Starts the metrics listener. If the default address is in use, for example by another server of this machine, it
/// only warns; a configured address has to be free.
async fn start_metrics(state: &AppState) -> Result<(), CliError> {
    let (address, chosen) = match state.base.config.metrics {
        MetricsListener::Off => return Ok(()),
        MetricsListener::Default(address) => (address, false),
        MetricsListener::At(address) => (address, true),
    };
    let listener = match TcpListener::bind(address).await {
        Ok(listener) => listener,
        Err(cause) if chosen => return Err(CliError::MetricsListen { address: address.to_string(), cause }),
        Err(cause) => {
            tracing::warn!(%address, %cause, "metrics are not served: set METRICS to another address, or to off");
            return Ok(());
        }
    };
    let address = listener.local_addr()?;
    tracing::info!(%address, "metrics are served at /metrics");
    // Ends with the process: an interrupted scrape is repeated.
    let keep_alive = state.base.config.service.keep_alive;
    tokio::spawn(serve_connections(listener, metrics_app(state.clone()), keep_alive, std::future::pending()));
    Ok(())
}
