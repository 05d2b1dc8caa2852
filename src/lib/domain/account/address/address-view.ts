import type { AddressView } from '#lib/contracts/address.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { AddressRow } from './address.repo.ts';
import { regionLine, regionName } from './region-name.ts';

export const addressView =
  (locale: Locale) =>
  (row: AddressRow): AddressView => {
    const names = row.regionNames.map((name) => regionName(name, locale));
    const [province = '', city = '', district = '', street = ''] = names;
    const [provinceId = '', cityId = '', districtId = '', streetId = ''] = row.regionCodes;
    return {
      address_id: row.addressId,
      real_name: row.realName,
      phone: row.phone,
      area: row.regionCodes.map((id, at) => ({ id, name: names[at] ?? '' })),
      province,
      province_id: provinceId,
      city,
      city_id: cityId,
      district,
      district_id: districtId,
      street,
      street_id: streetId,
      region: regionLine(row.regionNames, locale),
      detail: row.detail,
      post_code: row.postCode,
      is_default: row.isDefault,
    };
  };
