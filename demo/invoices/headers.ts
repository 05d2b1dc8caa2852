import type { HeaderForm } from '#lib/contracts/invoice.ts';

/** Headers of the demo buyers; their tax numbers have the right check digit and belong to no company. */
export const NORTH_CHINA: HeaderForm = {
  receipt_type: 2,
  receipt_title_type: 2,
  receipt_title: '河北华北机械制造有限公司',
  duty_paragraph: '91130100MA0DEM817Q',
  email: 'caiwu@huabei-machinery.example',
  phone: '',
  bank_name: '中国工商银行石家庄长安支行',
  bank_code: '0402020309300012345',
  address: '石家庄市长安区中山东路265号',
  tel: '0311-15500265',
};
export const NORTH_CHINA_PLAIN: HeaderForm = { ...NORTH_CHINA, receipt_type: 1 };
export const WORKSHOP: HeaderForm = {
  receipt_type: 1,
  receipt_title_type: 2,
  receipt_title: '北京建外李氏设备维修部',
  duty_paragraph: '91110105MA01C7RT59',
  email: 'lishi@repair.example',
  phone: '13800000001',
  bank_name: '',
  bank_code: '',
  address: '',
  tel: '',
};
export const PERSON: HeaderForm = {
  ...WORKSHOP,
  receipt_title_type: 1,
  receipt_title: '李建国',
  duty_paragraph: '',
  email: 'lijianguo@post.example',
};
