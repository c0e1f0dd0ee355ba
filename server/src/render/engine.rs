//! A JavaScript engine with the server bundle loaded.

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use rquickjs::{CatchResultExt, CaughtError, Context, Ctx, Function, Module, Runtime};

use super::error::RenderError;
use super::limits::EngineLimits;

/// Globals that React's renderer expects and the engine lacks.
const PRELUDE: &str = include_str!("prelude.js");
/// The engine's message when memory runs out.
const OUT_OF_MEMORY: &str = "out of memory";

/// Global function of the bundle: takes a page's document and returns the rendered page, both as JSON.
const RENDER_PAGE: &str = "renderPage";

/// An engine. Stays on the thread that created it, and is discarded after any failure.
pub(super) struct Engine {
    limits: EngineLimits,
    deadline: Rc<Cell<Option<Instant>>>,
    // Fields drop in this order: a context must not outlive its runtime.
    context: Context,
    _runtime: Runtime,
}

impl Engine {
    /// Starts an engine and loads the bundle.
    pub(super) fn start(bundle: &str, limits: EngineLimits) -> Result<Self, RenderError> {
        let failed = |cause: rquickjs::Error| RenderError::Bundle(cause.to_string());
        let runtime = Runtime::new().map_err(failed)?;
        runtime.set_memory_limit(limits.memory);
        runtime.set_max_stack_size(limits.stack);
        let deadline = Rc::new(Cell::new(None::<Instant>));
        let watched = Rc::clone(&deadline);
        runtime.set_interrupt_handler(Some(Box::new(move || {
            watched.get().is_some_and(|deadline| Instant::now() >= deadline)
        })));
        let context = Context::full(&runtime).map_err(failed)?;
        let engine = Self { limits, deadline, context, _runtime: runtime };
        engine
            .within_limits(limits.start, |ctx| {
                ctx.globals().set("hostLog", Function::new(ctx.clone(), log)?)?;
                ctx.eval::<(), _>(PRELUDE)?;
                Module::evaluate(ctx.clone(), "entry-server.js", bundle)?.finish::<()>()?;
                ctx.globals().get::<_, Function>(RENDER_PAGE).map(drop)
            })
            .map_err(|cause| match cause {
                RenderError::Threw(message) => RenderError::Bundle(message),
                limit => RenderError::Bundle(limit.to_string()),
            })?;
        Ok(engine)
    }

    /// Renders a page from its document.
    pub(super) fn render(&self, document: &str) -> Result<String, RenderError> {
        self.within_limits(self.limits.time, |ctx| {
            let function: Function = ctx.globals().get(RENDER_PAGE)?;
            let output: String = function.call((document,))?;
            // Pending jobs of the page count towards its time and memory.
            while ctx.execute_pending_job() {}
            Ok(output)
        })
    }

    fn within_limits<T>(
        &self,
        time: Duration,
        run: impl FnOnce(&Ctx<'_>) -> rquickjs::Result<T>,
    ) -> Result<T, RenderError> {
        let deadline = Instant::now() + time;
        self.deadline.set(Some(deadline));
        let result = self.context.with(|ctx| run(&ctx).catch(&ctx).map_err(describe));
        self.deadline.set(None);
        result.map_err(|message| {
            if Instant::now() >= deadline {
                RenderError::TooSlow(time)
            } else if message.contains(OUT_OF_MEMORY) {
                RenderError::TooMuchMemory(self.limits.memory)
            } else {
                RenderError::Threw(message)
            }
        })
    }
}

fn describe(error: CaughtError<'_>) -> String {
    match error {
        CaughtError::Error(error) => error.to_string(),
        CaughtError::Exception(exception) => {
            let message = exception.message().unwrap_or_else(|| "an error without a message".to_owned());
            let stack = exception.stack().unwrap_or_default();
            format!("{message}\n{stack}").trim_end().to_owned()
        }
        // The engine throws null when it lacks the memory for an error object.
        CaughtError::Value(value) if value.is_null() => OUT_OF_MEMORY.to_owned(),
        CaughtError::Value(value) => value
            .as_string()
            .and_then(|text| text.to_string().ok())
            .unwrap_or_else(|| "a value that is no error".into()),
    }
}

#[allow(clippy::needless_pass_by_value, reason = "the engine hands over owned strings")]
fn log(level: String, message: String) {
    match level.as_str() {
        "error" => tracing::error!(target: "server::render::console", "{message}"),
        "warn" => tracing::warn!(target: "server::render::console", "{message}"),
        "info" => tracing::info!(target: "server::render::console", "{message}"),
        _ => tracing::debug!(target: "server::render::console", "{message}"),
    }
}
