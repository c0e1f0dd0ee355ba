//! The app: its state, routes and layers, and how it is served.

#[cfg(test)]
mod contract;
pub mod metrics;
pub mod middleware;
mod routes;
pub mod serve;
pub mod state;

pub use routes::build_app;
pub use state::AppState;
