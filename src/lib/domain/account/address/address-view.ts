import type { AddressView } from '#lib/contracts/address.ts';
import type { AddressRow } from './address.repo.ts';

export function addressView(row: AddressRow): AddressView {
  const [province = '', city = '', district = '', street = ''] = row.regionNames;
  const [provinceId = '', cityId = '', districtId = '', streetId = ''] = row.regionCodes;
  return {
    address_id: row.addressId,
    real_name: row.realName,
    phone: row.phone,
    area: row.regionCodes.map((id, at) => ({ id, name: row.regionNames[at] ?? '' })),
    province,
    province_id: provinceId,
    city,
    city_id: cityId,
    district,
    district_id: districtId,
    street,
    street_id: streetId,
    detail: row.detail,
    post_code: row.postCode,
    is_default: row.isDefault,
  };
}
