//! The application: what it holds and which path leads where.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, Uri};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{any, get};
use table::Registry;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::connections::{Gate, Most, file_limit, take_in};
use crate::docs;
use crate::failure::Failure;
use crate::headers::secured;
use crate::health;
use crate::key;
use crate::limits::{Limits, bound_reads};
use crate::live::{Live, socket};
use crate::lobby;
use crate::lobby::games::GameView;
use crate::metrics::{self, Metrics};
use crate::notify::{Mailer, Webhooks, ask_confirm, ask_subscribe, ask_unsubscribe, confirm, subscribe, unsubscribe};
use crate::origin;
use crate::people;
use crate::settings::Settings;
use crate::site::Site;
use crate::store::Store;
use crate::whole::to_the_end;

/// No request of ours is larger.
const LARGEST_BODY: usize = 64 * 1024;

pub struct App {
    pub settings: Settings,
    pub store: Store,
    pub games: Registry,
    pub(crate) game_views: OnceLock<Vec<GameView>>,
    pub limits: Limits,
    pub live: Live,
    pub metrics: Metrics,
    pub site: Site,
    pub(crate) checked: health::Checked,
    pub gate: Gate,
    pub(crate) webhooks: Webhooks,
    pub(crate) mailer: Option<Mailer>,
}

impl App {
    pub fn new(settings: Settings, store: Store, games: Registry, site: Site) -> Arc<App> {
        let limits = if settings.limits {
            Limits::usual()
        } else {
            Limits::none()
        };
        let metrics = Metrics::default();
        let most = settings.limits.then(|| Most::of_files(file_limit()));
        let webhooks = Webhooks::new(settings.webhooks_to_private);
        let mailer = Mailer::new(&settings, &store);
        let gate = Gate::new(most, &settings.trusted_proxies);
        Arc::new(App {
            live: Live::new(store.clone(), games.clone(), metrics.clone()),
            metrics,
            game_views: OnceLock::new(),
            limits,
            settings,
            store,
            games,
            site,
            checked: health::Checked::default(),
            gate,
            webhooks,
            mailer,
        })
    }
}

pub fn router(app: Arc<App>) -> Router {
    let (api, document) = OpenApiRouter::new()
        .routes(routes!(health::health))
        .routes(routes!(health::alive))
        .routes(routes!(key::key))
        .merge(people::routes())
        .merge(lobby::routes())
        .layer(from_fn(to_the_end))
        .merge(lobby::advice())
        .split_for_parts();
    let router = api
        .merge(docs::routes(document))
        .route("/api/matches/{id}/socket", any(socket::open))
        .merge(by_mail())
        .route("/api/{*path}", any(no_such_call))
        .fallback(get(page))
        .layer(from_fn_with_state(app.clone(), bound_reads))
        .layer(from_fn_with_state(app.clone(), origin::guard))
        .layer(CompressionLayer::new().gzip(true))
        .layer(from_fn_with_state(app.clone(), metrics::count))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn(|request, next| take_in(request, next, LARGEST_BODY)))
        .with_state(app);
    secured(router)
}

/// Where the links in mails lead.
fn by_mail() -> Router<Arc<App>> {
    Router::new()
        .route("/confirm/{token}", get(ask_confirm).post(confirm))
        .route("/unsubscribe/{token}", get(ask_unsubscribe).post(unsubscribe))
        .route("/subscribe/{token}", get(ask_subscribe).post(subscribe))
        .layer(from_fn(to_the_end))
}

/// What a listener serves: it tells from where each request comes.
pub fn service(app: Arc<App>) -> IntoMakeServiceWithConnectInfo<Router, SocketAddr> {
    router(app).into_make_service_with_connect_info()
}

async fn no_such_call() -> Failure {
    Failure::NotFound
}

async fn page(State(app): State<Arc<App>>, uri: Uri, headers: HeaderMap) -> Response {
    app.site.answer(uri.path(), &headers)
}
