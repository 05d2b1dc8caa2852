import type { ArticleDetail } from '#lib/contracts/article.ts';
import type { CommunityPost } from '#lib/contracts/post.ts';
import type { GoodsCard, GoodsDetail } from '#lib/contracts/goods.ts';
import type { SiteConfig } from '#lib/contracts/site.ts';
import type { StoreDetail } from '#lib/contracts/store.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';

// Structured data of schema.org for `jsonLd` of the layouts. Addresses are absolute and in the page's language.

type Locals = Pick<App.Locals, 'backend' | 'locale' | 't'>;
const CURRENCY = 'CNY';

const absolute = ({ backend }: Locals, path: string): string =>
  path.startsWith('http') ? path : backend.siteUrl.replace(/\/$/, '') + path;
const pageAt = (locals: Locals, path: string): string => absolute(locals, localizedPath(path, locals.locale));

const thing = (type: string, fields: object): object => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
});
const part = (type: string, fields: object): object => ({ '@type': type, ...fields });

export const organization = (locals: Locals, config: SiteConfig | undefined): object =>
  thing('Organization', {
    name: config?.site_name || locals.t('common:site.name'),
    url: pageAt(locals, paths.home()),
    logo: absolute(locals, '/brand/touch-icon.png'),
    ...(config?.sys_phone
      ? {
          contactPoint: part('ContactPoint', {
            telephone: config.sys_phone,
            contactType: 'customer service',
          }),
        }
      : {}),
  });

/** The site with its search box. */
export const website = (locals: Locals): object =>
  thing('WebSite', {
    name: locals.t('common:site.name'),
    url: pageAt(locals, paths.home()),
    inLanguage: locals.locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: part('EntryPoint', {
        urlTemplate: `${pageAt(locals, '/goods_cate')}?title={search_term_string}&search_type=1`,
      }),
      'query-input': 'required name=search_term_string',
    },
  });

export interface Crumb {
  name: string;
  href?: string;
}

/** From the home page to this one; the last crumb is the page itself. */
export const breadcrumbs = (locals: Locals, items: readonly Crumb[]): object =>
  thing('BreadcrumbList', {
    itemListElement: [{ name: locals.t('common:home'), href: paths.home() }, ...items].map((item, at) =>
      part('ListItem', {
        position: at + 1,
        name: item.name,
        ...(item.href ? { item: pageAt(locals, item.href) } : {}),
      }),
    ),
  });

export const itemList = (locals: Locals, name: string, goods: readonly GoodsCard[]): object =>
  thing('ItemList', {
    name,
    numberOfItems: goods.length,
    itemListElement: goods.map((item, at) =>
      part('ListItem', {
        position: at + 1,
        name: item.store_name,
        url: pageAt(locals, paths.goodsCard(item)),
      }),
    ),
  });

export const product = (locals: Locals, goods: GoodsDetail): object =>
  thing('Product', {
    name: goods.store_name,
    description: goods.store_info,
    sku: String(goods.product_id),
    image: [goods.image, ...goods.slider_image].map((image) => absolute(locals, image)),
    ...(goods.brand ? { brand: part('Brand', { name: goods.brand.brand_name }) } : {}),
    ...(goods.reply_count > 0
      ? {
          aggregateRating: part('AggregateRating', {
            ratingValue: goods.star,
            reviewCount: goods.reply_count,
          }),
        }
      : {}),
    // A price on request is no offer.
    ...(goods.price
      ? {
          offers: part('AggregateOffer', {
            priceCurrency: CURRENCY,
            lowPrice: goods.price,
            highPrice: goods.price_max,
            offerCount: goods.sku.length,
            availability: `https://schema.org/${goods.stock > 0 ? 'InStock' : 'OutOfStock'}`,
            seller: part('Organization', { name: goods.merchant.mer_name }),
            url: pageAt(locals, paths.goodsDetail(goods.product_id)),
          }),
        }
      : {}),
  });

export const newsArticle = (locals: Locals, article: ArticleDetail): object =>
  thing('NewsArticle', {
    headline: article.title,
    description: article.synopsis,
    datePublished: article.create_time,
    inLanguage: locals.locale,
    mainEntityOfPage: pageAt(locals, paths.newsDetail(article.article_id)),
    author: part('Organization', { name: article.author || locals.t('common:site.name') }),
    articleSection: article.category,
    publisher: part('Organization', {
      name: locals.t('common:site.name'),
      logo: part('ImageObject', { url: absolute(locals, '/brand/touch-icon.png') }),
    }),
    ...(article.image_input ? { image: [absolute(locals, article.image_input)] } : {}),
  });

export const localBusiness = (locals: Locals, store: StoreDetail): object =>
  thing('LocalBusiness', {
    name: store.mer_name,
    '@id': pageAt(locals, paths.store(store.mer_id)),
    url: pageAt(locals, paths.store(store.mer_id)),
    logo: absolute(locals, store.mer_avatar),
    image: absolute(locals, store.mer_banner || store.mer_avatar),
    ...(store.service_phone ? { telephone: store.service_phone } : {}),
    address: part('PostalAddress', {
      addressCountry: 'CN',
      addressRegion: store.province,
      addressLocality: store.city,
      streetAddress: store.mer_address,
    }),
    ...(store.lat !== null && store.long !== null
      ? { geo: part('GeoCoordinates', { latitude: store.lat, longitude: store.long }) }
      : {}),
    ...(store.founded_year > 0 ? { foundingDate: String(store.founded_year) } : {}),
  });

/** One short video with a page of its own. */
export const videoObject = (locals: Locals, post: CommunityPost): object =>
  thing('VideoObject', {
    name: post.title,
    description: post.content || post.title,
    uploadDate: post.create_time,
    contentUrl: absolute(locals, post.video_link),
    url: pageAt(locals, paths.shortVideo({ id: post.community_id })),
    ...(post.image[0] ? { thumbnailUrl: [absolute(locals, post.image[0])] } : {}),
    ...(post.duration > 0 ? { duration: `PT${post.duration}S` } : {}),
    author: part('Organization', { name: post.author.nickname }),
    interactionStatistic: part('InteractionCounter', {
      interactionType: { '@type': 'LikeAction' },
      userInteractionCount: post.count_start,
    }),
  });
