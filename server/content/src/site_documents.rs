//! The site's documents, deserialised.

use super::downloads::head_with_downloads;
use super::items::ContentItem;
use super::landings::EventLanding;
use super::postings::JobPosting;
use super::public_media::PublicMedia;
use super::shown_media::ShownMedia;
use model::{
    DeliveryStep, DeliverySteps, DocumentKind, Kind, Leader, LeaderList, ListName, MediaFiles, Menus, Page, Partner,
    PartnerList, Redirect, Redirects, Settings, Testimonial, TestimonialList, fill_media,
};
use serde_json::Value;
use store::{Store, StoreError, StoredDocument};

/// The site's documents, deserialised: published ones, and drafts of events, news, posts and jobs, which are filtered
/// when they are displayed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SiteDocuments {
    /// Events, news and posts, newest first.
    pub items: Vec<ContentItem>,
    /// Jobs, newest first.
    pub jobs: Vec<JobPosting>,
    /// Landings, sorted by first day.
    pub landings: Vec<EventLanding>,
    /// Media files that visitors may load.
    pub public_media: PublicMedia,
    /// The media library; empty for documents that were loaded before.
    pub media: ShownMedia,
    /// Pages, sorted by path.
    pub pages: Vec<Page>,
    pub delivery: Vec<DeliveryStep>,
    pub testimonials: Vec<Testimonial>,
    pub leaders: Vec<Leader>,
    pub partners: Vec<Partner>,
    /// `None` while the document is missing.
    pub menus: Option<Menus>,
    pub redirects: Vec<Redirect>,
    /// Null while the document is missing.
    pub words: Value,
    /// Empty without a document.
    pub settings: Settings,
    /// Files that the settings name.
    pub settings_media: MediaFiles,
    /// Number of documents that this version could not read.
    pub skipped: usize,
}

impl SiteDocuments {
    /// Loads the documents as of `now_ms`, and the media library.
    pub async fn load(store: &Store, now_ms: i64) -> Result<Self, StoreError> {
        let media = ShownMedia::load(store).await?;
        let mut documents = store.all_documents().await?;
        media.fill(&mut documents);
        Ok(Self { media, ..Self::read(&documents, now_ms) })
    }

    /// Deserialises documents. Skips, logs and counts documents that this version cannot read.
    pub fn read(documents: &[StoredDocument], now_ms: i64) -> Self {
        let mut site = Self::default();
        for document in documents {
            if let Err(cause) = site.add(document) {
                tracing::error!(%document, file = document.file, cause, "skipping a document: this version cannot read it");
                site.skipped += 1;
            }
        }
        site.items.sort_by(|one, other| (&other.card.date, &one.card.slug).cmp(&(&one.card.date, &other.card.slug)));
        site.jobs.sort_by(|one, other| (&other.head.date, &one.id).cmp(&(&one.head.date, &other.id)));
        site.landings
            .sort_by(|one, other| (one.window.first_day, &one.token).cmp(&(other.window.first_day, &other.token)));
        site.public_media = PublicMedia::of(documents, now_ms);
        site
    }

    /// Adds a document. Fails with a message for one that this version cannot read.
    pub(super) fn add(&mut self, document: &StoredDocument) -> Result<(), String> {
        match document.kind {
            DocumentKind::Event => self.items.push(ContentItem::read(document, Kind::Event)?),
            DocumentKind::News => self.items.push(ContentItem::read(document, Kind::News)?),
            DocumentKind::Blog => self.items.push(ContentItem::read(document, Kind::Blog)?),
            DocumentKind::Job => self.jobs.push(JobPosting::read(document)?),
            _ if document.draft => {}
            DocumentKind::Landing => self.landings.push(EventLanding::read(document)?),
            DocumentKind::Page => {
                let mut page: Page = head_with_downloads(document)?;
                fill_media(page.images_mut(), &document.media);
                self.pages.push(page);
            }
            DocumentKind::List => {
                let list = ListName::parse(&document.slug).ok_or("there is no such list")?;
                self.add_list(list, document)?;
            }
            DocumentKind::Menus => self.menus = Some(head_with_downloads(document)?),
            DocumentKind::Settings => {
                self.settings = document.head()?;
                self.settings_media.clone_from(&document.media);
            }
            DocumentKind::Redirects => self.redirects = document.head::<Redirects>()?.redirects,
            DocumentKind::Words => self.words = document.head()?,
        }
        Ok(())
    }

    fn add_list(&mut self, list: ListName, document: &StoredDocument) -> Result<(), String> {
        match list {
            ListName::Delivery => self.delivery = document.head::<DeliverySteps>()?.steps,
            ListName::Testimonials => {
                self.testimonials = head_with_downloads::<TestimonialList>(document)?.testimonials;
                fill_media(self.testimonials.iter_mut().map(|testimonial| &mut testimonial.image), &document.media);
            }
            ListName::Leaders => {
                self.leaders = head_with_downloads::<LeaderList>(document)?.leaders;
                fill_media(self.leaders.iter_mut().map(|leader| &mut leader.image), &document.media);
            }
            ListName::Partners => {
                self.partners = head_with_downloads::<PartnerList>(document)?.partners;
                fill_media(self.partners.iter_mut().filter_map(|partner| partner.image.as_mut()), &document.media);
            }
        }
        Ok(())
    }
}
