import type { StoreDetail } from '#lib/contracts/store.ts';

/** A store as a LocalBusiness for search engines. */
export const storeData = (store: StoreDetail, siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: store.mer_name,
  url: `${siteUrl}/store?id=${store.mer_id}`,
  image: siteUrl + store.mer_avatar,
  telephone: store.service_phone,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'CN',
    addressRegion: store.province,
    streetAddress: store.mer_address,
  },
  ...(store.lat !== null && store.long !== null
    ? { geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.long } }
    : {}),
  foundingDate: String(store.founded_year),
});
