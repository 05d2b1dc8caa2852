/** Letters and digits that look like another one, each before the one that it is read as. */
export const LOOKALIKES =
  'аa вb еe кk мm нh оo рp сc тt уy хx іi ѕs јj αa εe ιi οo ρp τt υu 0o 1i li !i 3e 4a 5s $s 7t @a 臺台 統统 員员 務务 艦舰 專专 賣卖 營营 網网 戶户';

/** Names of the mall, and of people who speak for it: each pair of the two is a forbidden name. */
export const MALL = '平台 官方 本站 商城 网站 系统 platform official mall site system admin';
export const SPEAKER =
  '客服 客户服务 管理员 工作人员 人工服务 小二 公告 通知 消息 service customerservice support customersupport staff team notice message admin helpdesk';
export const BEGINS_AS_MALL = '平台 官方 本站';
export const STAFF = '客服 管理员 工作人员 人工服务 customerservice customersupport administrator moderator';

/** Forbidden only in names of people: a store may sell lifting platforms. */
export const STORE_OR_MALL = '平台 官方 旗舰店 专卖店 专营店 自营 platform official';
export const PERSON_BEGINS = 'admin';
export const PERSON_IS = '系统 商城 本店 店主 店长 掌柜 system support staff service root';
