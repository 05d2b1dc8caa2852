/** What a query is of, by its units and the shape of its numbers. */
const HINTS: [RegExp, string[]][] = [
  [
    /\d\s*(?:mm\^?2|mm²|sq\.?\s*mm|平方毫米|平方|平(?=$|\s|[电铜铝线]))/,
    ['电线', '电缆', '线缆', '软线', '护套线', '线'],
  ],
  [/\d\s*码/, ['鞋', '靴', '安全鞋', '劳保鞋']],
  // Three dimensions and no word are mostly those of a bearing, which seals of that size follow.
  [
    /^(?=.*(?:[^\p{L}\d\s.×*-]|\p{L}(?<!(?:\d\s*)x(?=\s*\d)|\d\s*mm?)))(?=.*(?<![\w.])\d{1,3}(?:\.\d+)?\s*[x×*-]\s*\d{1,3}(?:\.\d+)?\s*[x×*-]\s*\d{1,2}(?:\.\d+)?(?![\w.]))/u,
    ['轴承', '油封', '密封'],
  ],
  [
    /^[^\p{L}]*(?<![\w.])\d{1,3}(?:\.\d+)?\s*[x×*-]\s*\d{1,3}(?:\.\d+)?\s*[x×*-]\s*\d{1,2}(?:\.\d+)?\s*(?:mm)?\s*$/u,
    ['轴承'],
  ],
  // Who asks for a bearing by its dimensions alone mostly means the commonest kind.
  [
    /^(?=.*(?:轴承|\bbearings?\b|^[^\p{L}]*(?:[x×*][^\p{L}]*){2}(?:mm)?\s*$))(?=.*(?<![\w.])\d{1,3}(?:\.\d+)?\s*[x×*]\s*\d{1,3}(?:\.\d+)?\s*[x×*]\s*\d{1,2})(?!.*(?:滚|圆锥|推力|角接触|调心|关节|直线|外球面|座|平面|法兰|滑动|离合|铜|taper|roller|thrust|needle|angular|align|linear|housing|pillow|flange|plain|spherical|insert|rod))/u,
    ['深沟球轴承'],
  ],
  // Four dimensions and no word are those of a beam: height, width, web and flange.
  [
    /^[^\p{L}]*(?<![\w.])\d{2,3}\s*[x×*]\s*\d{2,3}\s*[x×*]\s*\d{1,2}(?:\.\d)?\s*[x×*]\s*\d{1,2}(?:\.\d)?\s*(?:mm)?\s*$/u,
    ['H型钢', 'h型钢', '型钢'],
  ],
  [/(?<![a-z])dn\s*\d/, ['阀', '法兰', '管', '弯头', '三通']],
  [/(?<![a-z0-9])m\d{1,2}\s*[x×*]\s*\d/, ['螺栓', '螺钉', '螺丝']],
  // Who says 内六角 and no more means the cap screw.
  [
    /(?:内六[角方]|(?<![a-z])nlj(?![a-z]))(?!.*(?:扳手|匙|紧定|机米|止付|顶丝|沉头|平头|圆头|半圆|盘头|平端|锥端|凹端|轴肩|塞打|花|批|套筒))/,
    ['圆柱头螺钉', '圆柱头螺丝', '圆柱头螺栓'],
  ],
  [
    /^(?=.*(?:socket|allen|hex key))(?=.*(?:screw|bolt|(?<![a-z\d])m\d))(?!.*(?:wrench|spanner|set|grub|countersunk|csk|flat|button|round|cup|cone|dog|point|shoulder|torx|bit|driver|weld|pipe))/,
    ['圆柱头螺钉', '圆柱头螺丝', '圆柱头螺栓'],
  ],
  [/(?:内六角平头|平头内六角|平杯)(?!.*(?:紧定|机米|止付|顶丝))/, ['沉头螺钉', '沉头螺丝']],
  // Who names the kind and no more means the common form of it.
  [
    /^(?!.*(?:内六|沉头|盘头|圆头|半圆|马车|方|膨胀|化学|地脚|吊环|u型|t型|双头|活节|自攻|自钻|紧定|法兰|轮毂|socket|allen|cap|set|grub|carriage|flange|anchor|eye|stud|u-?bolt|coach|machine|pan|wood|self|expansion|torx|shoulder|wing|square)).*(?:螺栓|外六角|(?<![a-z])bolts?(?![a-z]))/,
    ['外六角螺栓', '六角头螺栓', '六角螺栓'],
  ],
  [
    /^(?!.*(?:方|蝶|盖|法兰|尼龙|防松|锁紧|自锁|焊|圆螺母|滚花|吊环|长|连接|薄|开槽|t型|压铆|拉铆|铆|nylo|lock|cap|flange|wing|square|weld|rivet|coupling|long|thin|castle|eye|knurled|insert|acorn|dome)).*(?:螺母|螺帽|luo\s?mu|(?<![a-z])nuts?(?![a-z]))/,
    ['六角螺母'],
  ],
  [
    /^(?!.*(?:弹|大|小|方|碟|波|齿|锁|止动|斜|防松|尼龙|密封|组合|铜|spring|lock|large|fender|square|disc|wave|tooth|star|tab|taper|bevel|sealing|bonded|penny)).*(?:垫圈|垫片(?!.*(?:dn|法兰|flange|pn))|(?<![a-z])washers?(?![a-z]))/,
    ['平垫圈'],
  ],
  // A motor without more is the three-phase one, terminals without more stand on a rail.
  [
    /^(?!.*(?:减速|齿轮|步进|伺服|振动|直流|泵|风机|变频|防爆|隔爆|单相|pump|gear|fan|servo|step)).*(?:电机|马达|(?<![a-z])motors?(?![a-z]))/,
    ['异步电动机', '三相电动机', '异步电机'],
  ],
  // Lithium grease without more is the common one, a fitting without a thread joins two tubes.
  [
    /^(?!.*(?:钼|高温|低温|复合|食品|弹筒|钙|石墨|moly|complex|food|cartridge)).*(?:锂基|lithium)/,
    ['锂基润滑脂'],
  ],
  [
    /^(?!.*(?:螺纹|外[丝牙]|内[丝牙]|\d\/\d|\d\s*分|寸|in(?![a-z])|"|-0[1-4]|m5|隔板|穿板)).*(?:快[插拧接]|气管|push).*(?:直通|直接|straight|union)/,
    ['直通管快插接头'],
  ],
  [
    /^(?!.*(?:螺纹|外[丝牙]|内[丝牙]|\d\/\d|\d\s*分|寸|in(?![a-z ]*(?:tee|fit))|"|-0[1-4]|m5)).*(?:快[插拧接]|气管|push).*(?:三通|\btee)/,
    ['三通管快插接头'],
  ],
  // A schedule without more is that of a pipe, and a worm gearbox with a power has its motor.
  [
    /^(?!.*(?:弯|三通|四通|管帽|大小头|异径|变径|法兰|阀|接头|elbow|tee|reducer|cap|flange|nipple|fitting|valve)).*(?<![a-z])sch\s*\d/,
    ['钢管', '无缝管', '焊管', 'pipe'],
  ],
  [/^(?=.*(?:减速|nmrv|gearbox|reducer))(?=.*\d\s*(?:kw|千瓦))/, ['减速电机']],
  // A ring with a section is an O-ring.
  [
    /(?=.*(?:圈|\bring))(?:.*(?:线径|截面直径|断面|(?<![a-z])c\.?s\.?(?![a-z])|cross[ -]section))/,
    ['O形圈', 'O型圈'],
  ],
  // A contactor without more is one for alternating current.
  [/^(?!.*(?:dc|直流)).*(?:接触器|(?<![a-z])contactors?(?![a-z])|(?<![a-z])lc1)/, ['交流接触器']],
  [/^(?!.*(?:冷压|铜|铝|管[型形]|针[型形]|插|鼻|叉[型形]|圆[型形])).*端子/, ['接线端子', '端子排']],
  [
    /^(?!.*(?:中心|木|电钻|机|锥柄|冲击|混凝土|水泥|石|玻璃|开孔|阶梯|台阶|硬质|合金|钨钢|扩孔|carbide|masonry|sds|wood|step|center|centre|core|hole|spade|taper)).*(?:钻头|钻花|(?<![a-z])drill bits?(?![a-z]))/,
    ['直柄麻花钻', '麻花钻'],
  ],
];

/** What such a text is probably of, for goods that fit alike. */
export const hintsOf = (text: string): string[] =>
  HINTS.flatMap(([shape, names]) => (shape.test(text) ? names : []));
