/** As a workshop says it: 焊条 422 is J422, 10H7 a bore of 10, 32个电流 32 A, 线圈220 a coil for 220 V, which goods list without the word. */
export const SAID: [RegExp, string][] = [
  // Round batteries by their number (GB/T 8897.1).
  [/[5五]\s*号(?=.*电池)|(?<=电池.*)(?<!\d)[5五]\s*号/g, ' lr6 '],
  [/[7七]\s*号(?=.*电池)|(?<=电池.*)(?<!\d)[7七]\s*号/g, ' lr03 '],
  [/(?<=\d)\s*gsm(?![a-z])/gi, 'g '],
  // A power and the poles behind it in one: 3kw4极, 5.5KW-2P; and two measures in one: 220v1.5kw, dn50pn16.
  [/(?<=\d\s*(?:kw|千瓦))[\s-]*(?=[2468二四六八]\s*(?:极|p(?![a-z])|poles?(?![a-z])))/gi, ' '],
  [/(?<=(?<!\d)\d{2,3}v)(?=\d+(?:\.\d+)?(?:kw|w|a|hz)(?![a-z\d]))/gi, ' '],
  // How many wires behind the letters of a cable: YJV5芯 is YJV 5芯.
  [/(?<=(?<![a-z])[a-z]{2,8}(?:22|32)?)(?=\d{1,2}\s*[芯c](?![a-z\d]))/gi, ' '],
  // And the section behind them: BVR10平方 is BVR 10.
  [/(?<=(?<![a-z])[a-z]{2,4})(?=\d+(?:\.\d+)?\s*(?:平方|mm2|mm²|平(?=$|\s|[电铜铝线])))/gi, ' '],
  // A nominal size before the letters of a plastic: dn25ppr.
  [/(?<=(?<![a-z])dn\s?\d{2,3})(?=(?:ppr|pvc|upvc|pe|pp|pn\d)(?![a-z]))/gi, ' '],
  // Points of screwdrivers by their number: 十字2号 is PH2.
  [
    /(?<=十字.*)(?<![\w.])([0-4])\s*(?:号|#)(?=.*(?:螺丝刀|螺丝批|起子|改锥|批头))|(?<=(?:螺丝刀|螺丝批|起子|改锥|批头).*十字.*)(?<![\w.])([0-4])\s*(?:号|#)/gi,
    ' ph$1$2 ',
  ],
  // How many sides a nut has, behind what it is for: 点焊螺母 四角.
  [
    /(?:点焊|碰焊|焊接)螺[母帽]\s*(四|六)[角方]|(四|六)[角方]的?\s*(?:点焊|碰焊)螺[母帽]/g,
    ' $1$2方焊接螺母 ',
  ],
  [/六方焊接螺母/g, '六角焊接螺母'],
  // An oil by its viscosity (ISO 3448), which no standard has the number of.
  [
    /(?<![a-z])iso\s*-?\s*(?=(?:10|15|22|32|46|68|100|150|220|320|460|680)(?!\d))(?:(?<=(?:[油脂]|\boil|\blubricant).*)|(?=.*(?:[油脂]|\boil|\blubricant)))/gi,
    'iso vg ',
  ],
  // 白钢 is high-speed steel where something cuts, and stainless elsewhere.
  [/白钢(?=(?:直柄|锥柄|立|键槽|锯片|麻花|车|[tt]型槽)*(?:[铣车]?刀|钻|丝[锥攻]|铰|锯片))/g, '高速钢'],
  // A steel by its number: 45号钢.
  [/(?<![\d.])(10|15|20|35|45|50|60)\s*号\s*(?:优质)?(?:碳)?钢/g, ' $1# '],
  // A thread by its number: 10#平垫 is for M10.
  [
    /(?<![\w.×x*#])([3-9]|1[0-9]|2[0-9]|30|36)\s*(?:#|号)\s*的?(?=(?:镀锌|不锈钢|304|黑色?|国标|尼龙)?(?:平垫|弹垫|弹簧垫|垫圈|螺母|螺帽|螺栓|丝[锥攻杆]|牙条|膨胀|拉爆|吊环))/g,
    ' m$1 ',
  ],
  // What a solid-state relay is switched by and what it switches, by the letters of its designation: SSR-40DD.
  ...(
    [
      ['直流', '交流', 'da'],
      ['直流', '直流', 'dd'],
      ['交流', '交流', 'aa'],
    ] as const
  ).flatMap(([by, what, letters]): [RegExp, string][] => {
    const said = (word: string): string => (word === '直流' ? '(?:直流|dc)' : '(?:交流|ac)');
    const between = String.raw`\s*(?:控制?|to|转|/|-|→|控)\s*`;
    const kinds = String.raw`(?<![a-z])${said(by)}${between}${said(what)}(?![a-z\d])`;
    const amps = String.raw`(?<![\w.])(\d{2,3})\s*(?:a|安)(?![a-z])`;
    const relay = String.raw`(?:固态|ssr|solid)`;
    return [
      [
        new RegExp(`(?<=${relay}.*)${amps}(.*?)${kinds}|${amps}(.*?)${kinds}(?=.*${relay})`, 'gi'),
        ` ssr-$1$3${letters} $2$4 `,
      ],
      [
        new RegExp(`(?<=${relay}.*)${kinds}(.*?)${amps}|${kinds}(.*?)${amps}(?=.*${relay})`, 'gi'),
        ` ssr-$2$4${letters} $1$3 `,
      ],
    ];
  }),
  // Three phases in a figure; how many braids of wire a hose has, and what a wire for earth looks like.
  [/(?<![\w.])3[ -]?ph(?:ase)?(?![a-z])/gi, 'three phase'],
  [
    /(?<=\bhose.*)\b(?:1|one|single)[ -]wires?(?: braid(?:ed|s)?)?\b|\b(?:1|one|single)[ -]wires?(?: braid(?:ed|s)?)?\b(?=.*\bhose)/gi,
    ' 1sn ',
  ],
  [
    /(?<=\bhose.*)\b(?:2|two|double)[ -]wires?(?: braid(?:ed|s)?)?\b|\b(?:2|two|double)[ -]wires?(?: braid(?:ed|s)?)?\b(?=.*\bhose)/gi,
    ' 2sn ',
  ],
  [/\b(?:earth|ground)(?:ing)? (?:wire|cable)s?\b/gi, ' 黄绿 电线 '],
  // A gasket of rubber with a nominal size lies between flanges, and is no sheet.
  [/(?<!法兰)(橡胶垫[片圈]?)(?!板)(?:(?<=(?<![a-z])dn\s*\d.*)|(?=.*(?<![a-z])dn\s*\d))/gi, '橡胶法兰垫片'],
  // A ratchet with a width across flats is a spanner, with a square it drives sockets.
  [
    /(?<=(?<![\d./])\d{1,2}\s*(?:mm|毫米|号)?\s*的?)棘轮扳手|棘轮扳手(?=\s*\d{1,2}\s*(?:mm|毫米|号)?(?![\d./]|\s*[/齿件x×*]))/gi,
    '棘轮两用扳手',
  ],
  // Bent at its end, an anchor bolt is cast into the foundation.
  [
    /\banchor (bolt|rod)s?\b(?=.*\b[lj](?:[ -](?:type|shaped?|bolt|form)|-bolt))|(?<=\b[lj][ -](?:type|shaped?|form) )anchor (bolt|rod)s?\b/gi,
    'foundation bolt',
  ],
  // Rubber that stands heat is of two kinds; who names one of them means that.
  [
    /^(?!.*(?:氟|硅|fkm|viton|vmq|silicone|epdm|三元|丁腈|nbr|石墨|四氟|聚四|缠绕|ptfe|机械密封|盘根))(?=.*(?:[型形]圈|油封|密封圈|密封件|o-?ring|oil seal|shaft seal))(.*?)(?:耐?高温|high[ -]temp(?:erature)?|heat[ -]resistant)/gi,
    '$1 氟橡胶 ',
  ],
  // Fittings of DIN 2353 by their form, tube and series: GE 12-LR is a GE12L.
  [/(?<![a-z\d])(ge|we|te|le|gr|gz|ev)\s*-?\s*(\d{1,2})\s*-?\s*([ls])[rm]?(?![a-z\d])/gi, '$1$2$3 '],
  // Of which line of a belt its length is: SPC2800LW.
  [/(?<![a-z\d])((?:sp|xp)[abcz]|[abcdez])\s?(\d{3,5})\s?l[wpdai](?![a-z])/gi, '$1$2 '],
  // The ends of a parallel key (GB/T 1096).
  [/(?:方头|平头)(?:普通)?(?=平键)/g, 'b型'],
  [/圆头(?:普通)?(?=平键)/g, 'a型'],
  // Of what the cage of a bearing is.
  [
    /(?<=(?:bearing|(?<![a-z])[a-z]{0,3}\d{3,5}).*)\b(?:(?:pressed|stamped|sheet)[ -]+)*steel (?:cage|retainer)s?\b/gi,
    ' 钢保持架 ',
  ],
  [
    /(?<=(?:bearing|(?<![a-z])[a-z]{0,3}\d{3,5}).*)\b(?:machined[ -]+)?(?:brass|bronze) (?:cage|retainer)s?\b/gi,
    ' 铜保持架 ',
  ],
  [
    /(?<=(?:bearing|(?<![a-z])[a-z]{0,3}\d{3,5}).*)\b(?:nylon|polyamide|plastic|pa66) (?:cage|retainer)s?\b/gi,
    ' 尼龙保持架 ',
  ],
  // What does not rust.
  [/(?:永|从)?不(?:会|易|容易)?(?:生锈|锈)的?(?!钢)/g, ' 不锈钢 '],
  // A size with its series is one of 24° cone fittings (ISO 8434-1), which have metric threads.
  [
    /^(?!.*(?:卡套|桶|油|罐|容量))(?=.*(?<![\w.])(?:6|8|10|12|15|18|22|28|35|42)l(?![a-z\d]).*|.*(?<![\w.])(?:6|8|10|12|14|16|20|25|30|38)s(?![a-z\d]).*)(?=.*(?<![a-z\d])m\d{2})(?=.*(?:直通|弯头|三通|接头|直角|端直))/gi,
    '卡套 ',
  ],
  // PG is a thread of glands alone (DIN 40430).
  [
    /(?<![a-z\d])(pg\s?(?:7|9|11|13\.5|16|21|29|36|42|48))(?![\d.])\s*的?\s*(黄?铜|尼龙|塑料|不锈钢|金属|防爆)?的?接头/gi,
    ' $2 电缆防水接头 $1 ',
  ],
  // Units as they sound, behind a number: caogang 10hao, qiufa 4fen.
  [/(?<=\d)\s*hao(?![a-z])/gi, '号'],
  [/(?<=\d)\s*cun(?![a-z])/gi, '寸'],
  [/(?<![\d.])([2346])\s*fen(?![a-z])/gi, '$1分'],
  [/(?<=\d)\s*pingfang(?![a-z])/gi, '平方'],
  [/(?<=\d)\s*(?:haomi|hao mi)(?![a-z])/gi, 'mm'],
  [/(?<=\d)\s*qianwa(?![a-z])/gi, 'kw'],
  [/(?<=\d)\s*gongjin(?![a-z])/gi, '公斤'],
  // Pumps for sewage by outlet, flow, head and power (QW is the older name); they are listed without the power.
  [
    /(?<![\w.])(\d{2,3})(?:jy)?(?:wq|qw)[dk]?(\d+(?:\.\d+)?-\d+(?:\.\d+)?)(?:-\d+(?:\.\d+)?)?(?![\w.])/gi,
    '$1wq$2',
  ],
  // The size of a worm gearbox and the power of its motor.
  [/(?<=(?:nmrv|rv)-?\d{2,3}[-/][\d.]+)[-/](?=\d+(?:\.\d+)?\s*kw)/gi, ' '],
  // What a steel weighs by the metre tells its sizes apart.
  [
    /(?:米重|每米重?量?|单位重量|理论重量)?\s*[:：]?\s*(?<![\w.])(\d+(?:\.\d+)?)\s*(?:kg|公斤|千克)\s*(?:\/|每|per\s+)\s*(?:米|m(?:et(?:er|re))?)(?![a-z\d²³])/gi,
    ' 米重$1 ',
  ],
  [/(?:米重|每米重?量?)\s*[:：]?\s*(\d+(?:\.\d+)?)\s*(?:kg|公斤|千克)?(?![\d.a-z])/gi, ' 米重$1 '],
  // How the coil of a motor is made is no wire.
  [
    /(?:[全纯]铜(?:线圈?|芯|包)?|铜线圈?)(?:(?<=(?:电机|马达|电动机|泵|风机|焊机|压缩机|空压机).*)|(?=.*(?:电机|马达|电动机|泵|风机|焊机|压缩机|空压机)))/g,
    ' ',
  ],
  [
    /\b(?:circlip|retaining ring|snap ring|clip)s?[ ,]+(?:type e|e[ -]?type)\b|\b(?:e[ -]type|type e) (?:circlip|retaining ring|snap ring|clip)s?\b/gi,
    'e-clip',
  ],
  // A ring whose section is said is an O-ring.
  [
    /(?<![\p{Script=Han}])(?:橡胶)?(?:密封圈|橡胶圈|胶圈|皮圈)(?=.*(?:线径|截面|断面))|(?<=(?:线径|截面|断面).*)(?<![型形])(?:橡胶)?(?:密封圈|橡胶圈|胶圈|皮圈)/gu,
    'o型圈',
  ],
  // What a welder wears is for welding.
  [/焊工\s*(?:专用|用|戴|穿|佩戴)?\s*的?\s*(?=手套|面罩|鞋|服|围裙|眼镜)/g, ' 电焊'],
  // The letters of a shaft seal before its three dimensions are those of nothing else: TC30×50×10.
  [
    /(?<![a-z\d])(?<!(?:油封|轴封|seal).*)(?=(?:tc[vn]?|ta|tb|sc|sb|vc|vb)[\s-]*\d{1,3}(?:\.\d+)?\s*[x×*-]\s*\d{1,3}(?:\.\d+)?\s*[x×*-]\s*\d{1,2}(?:\.\d+)?(?![\w.]|\s*[x×*]))(?!.*(?:油封|轴封|seal))/gi,
    ' 油封 ',
  ],
  // A wheel that cuts is a disc for it: 砂轮片 125 切不锈钢.
  [/(?:砂轮|磨)片(?=.*切(?![割削片入深]))|(?<=切(?![割削片入深]).*)(?:砂轮|磨)片/g, '切割片'],
  // A size behind the number of a standard, which has no such part and was not issued in such a year: DIN 472-52, GB894-35.
  [
    /(?<=(?<![a-z])(?:din|iso|uni|jis ?b)[\s/]*\d{3,5})\s*-\s*(?=(?:[1-9]\d|1\d\d|200)(?![\d.a-z]|\s*[x×*]))|(?<=(?<![a-z])gb(?:\/?t)?[\s/]*\d{2,5}(?:\.\d)?)\s*-\s*(?=(?:3[1-9]|[4-6]\d|7[0-5]|1\d\d|200)(?![\d.a-z]|\s*[x×*]))/gi,
    ' ',
  ],
  // Below zero is cold, where an oil or a hose is meant.
  [/零下\s*(?:\d+|[一二三四五六]?十)?\s*(?:多?度|℃)?(?=.*[油脂管缆胶])/g, ' 低温 '],
  // The shank of a hammer drill.
  [/([四五两二]坑)(?:[圆方]?柄|钻)(?!锤)/g, '$1 '],
  // An equal angle by its side and thickness.
  [
    /(?<=角[钢铁].*)(?:边长|边宽|边)\s*[:：=]?\s*(\d{2,3})\s*(?:mm)?[\s,，、;]*(?:厚度?|边厚|壁厚)\s*[:：=]?\s*(\d{1,2}(?:\.\d)?)(?![\d.])/g,
    ' $1x$1x$2 ',
  ],
  // The end of a set screw: 尖头机米 has a cone.
  [
    /(?:尖头|尖嘴|尖型)(?=.*(?:机米|基米|顶丝|紧定|止付|无头))|(?<=(?:机米|基米|顶丝|紧定|止付|无头).*)(?:尖头|尖嘴)/g,
    '锥端',
  ],
  [
    /(?:平头|平底|平嘴)(?=.*(?:机米|基米|顶丝|紧定|止付|无头))|(?<=(?:机米|基米|顶丝|紧定|止付|无头).*)(?:平头|平底)/g,
    '平端',
  ],
  [
    /(?:凹头|凹底|杯口|杯端)(?=.*(?:机米|基米|顶丝|紧定|止付|无头))|(?<=(?:机米|基米|顶丝|紧定|止付|无头).*)(?:凹头|凹底|杯口)/g,
    '凹端',
  ],
  // A wire for earth, in green and yellow, where its section is said.
  [
    /(?:黄绿|绿黄)?(?:双色)?(?:接地|保护地|地)线(?!端|排|夹|鼻|架|杆|棒|盘|轴)(?=.*(?:平方|平|mm2|mm²|方))|(?<=\d\s*(?:平方|平|mm2|mm²|方).*)(?:黄绿|绿黄)?(?:双色)?(?:接地|保护地|地)线(?!端|排|夹|鼻|架|杆|棒|盘|轴)/g,
    ' 黄绿 电线 ',
  ],
  // What rings and seals stand: rubber for 180 °C and more is of two kinds.
  [
    /(?:耐|耐温|耐高温)?\s*(?<![\d.])(?:1[6-9]\d|2[0-4]\d)\s*(?:度|℃|°c)(?=.*(?:[型形]圈|油封|密封))|(?<=(?:[型形]圈|油封|密封).*)(?:耐|耐温|耐高温)\s*(?:1[6-9]\d|2[0-4]\d)\s*(?:度|℃|°c)/gi,
    ' 氟橡胶 ',
  ],
  [/(焊条\s*|\b(?:electrodes?|welding rods?|stick rods?)\s+)(?=(?:60|70)1\d(?!\d))/gi, '$1e'],
  [/(焊条\s*|\belectrodes?\s+)(?=[45]\d\d(?![\d.x×*]))/gi, '$1j'],
  [/(?<=焊条.*)(?<![\w.])(?=(?:422|50[2678]|402)(?![\d.]))/g, 'j'],
  [/(?<![\w.])(?=(?:422|50[2678]|402)\s*的?(?:电?焊条))/g, 'j'],
  // The feet of a relay, in English pins.
  [
    /(?<![\w.])(\d{1,2})[ -]*pins?\b(?=.*\b(?:relay|connector|plug|socket))|(?<=\b(?:relay|connector|plug|socket).*)(?<![\w.])(\d{1,2})[ -]*pins?\b/gi,
    ' $1$2脚 ',
  ],
  // Disc springs by their series and outside diameter in one: B20 (GB/T 1972).
  [
    /(?<![a-z\d])([abc])\s?-?(\d{1,3}(?:\.\d)?)(?![\w.×*/-]|\s*[x×*])(?=.*(?:[碟蝶][形型]?弹?簧|(?:disc|belleville) (?:spring|washer)|tellerfeder|(?:gb[\s/]*t?\s*1972|din\s*2093)(?!\d)))/gi,
    ' $1系列 外径$2 ',
  ],
  [
    /(?<=(?:[碟蝶][形型]?弹?簧|(?:disc|belleville) (?:spring|washer)|tellerfeder|(?:gb[\s/]*t?\s*1972|din\s*2093)(?!\d)).*)(?<![a-z\d])([abc])\s?-?(\d{1,3}(?:\.\d)?)(?![\w.×*/-]|\s*[x×*])/gi,
    ' $1系列 外径$2 ',
  ],
  // A machine without its battery, and a tap that forms the thread.
  [
    /裸机|单机头|[不无](?:含|带|配|要)?电池(?:款|版)?|\b(?:body|tool) only|\bbare (?:tool|unit|machine)|\bbare(?=\s*$)|\bwithout batter(?:y|ies)|\bno batter(?:y|ies)/gi,
    ' 裸机 ',
  ],
  [
    /(?:不[想要会能用]?[出排掉]|[无没]有?切?)屑(?=.*(?:丝[锥攻公]|\btap))|(?<=(?:丝[锥攻公]|\btap).*)(?:不[想要会能用]?[出排掉]|[无没]有?切?)屑/gi,
    '挤压',
  ],
  // Of sealants how they cure stands in their name, wherever a buyer says it: 玻璃胶 透明 中性.
  [
    /([中酸])性\s*((?:透明|白色?|黑色?|灰色?)?)\s*(?:硅酮|硅胶)*(?:玻璃胶|密封胶|硅酮胶|硅胶|硅酮(?!耐候))/g,
    ' $1性胶 $2 ',
  ],
  [/(?:硅酮|硅胶)*(?:玻璃胶|密封胶|硅酮胶)([^中酸]*)([中酸])性(?!\p{Script=Han})/gu, ' $2性胶 $1 '],
  // A set of tools is asked for by the one that makes it.
  [
    /一套(?=.*(?:扳手|螺丝刀|套筒|批头|锉|丝锥|钻头))|(?<=(?:扳手|螺丝刀|套筒|批头|锉|丝锥|钻头).*)一套/g,
    ' 套装 ',
  ],
  [/(?<![\w.-])(\d{1,3}(?:\.\d+)?)(?=(?:h[5-9]|g6|f7|k6|js6|h1[0-2])(?![a-z\d]|\s*[x×*]\s*\d))/gi, '$1 '],
  [/(?<![\d.])(\d+(?:\.\d+)?)\s*个(?:电流|安)/gi, '$1a '],
  // The insert and its housing: P207 with its bearing is UCP207.
  [/(?<![a-z\d-])(p|f|fl|fc|t|pa)(?=[23]\d\d(?![\d.a-z])(?:.*(?:轴承|bearing)))/gi, 'uc$1'],
  [/((?:轴承|bearing).*)(?<![a-z\d-])(p|f|fl|fc|t|pa)(?=[23]\d\d(?![\d.a-z]))/gi, '$1uc$2'],
  [/^\s*(p|f|fl|fc|t|pa)-?(2(?:0[1-9]|1[0-8])|3(?:0[5-9]|1[0-9]|2[0-8]))\s*$/i, ' uc$1$2 '],
  // The letters of a bearing and its number are one: NU 210.
  [
    /(?<![a-z\d-])(nu|nj|nup|nf|hk|nki?|r?na|uc(?:p|f|fl|fc|t)?)\s+(?=\d{2,4}(?![\d.x×*]|\s+\d{2,3}\s+\d{1,2}(?!\d)))/gi,
    '$1',
  ],
  // A toothed belt is listed by its length and then its pitch.
  [/(?<![\w.-])(2|3|5|8|14|20)m-(\d{3,4})(?=[-\s]|$)/gi, '$2-$1m'],
  // An end mill is its diameter, edge, shank and whole length, and is listed without the shank.
  [
    /(?<![\w.])(\d+(?:\.\d+)?\s*[x×*]\s*\d+(?:\.\d+)?)\s*[x×*]\s*\d+(?:\.\d+)?(?=\s*[x×*]\s*\d{2,3}(?![\w.x×*]))(?<=铣刀.*|(?:end ?mill).*)/gi,
    '$1',
  ],
  // A rod by the metre: M10×1米.
  [/(?<=(?<![a-z\d])m\d{1,2}\s*[x×*]\s*)([1-6])\s*(?:米|m)(?![a-z\d])/gi, '$1000'],
  // The letter for the figure: M8×3O, 6OO5.
  [/(?<=\d)o(?=\d)|(?<=[x×*]\s*\d{1,3})o(?![a-z\d-]|\s*[型形圈环])/gi, '0'],
  // Of GB/T 12459: an elbow by its angle and radius.
  // 弯头 90度: the angle of a bend, with its sign as in names.
  [
    /(?<=(?:弯|倒角|锪|elbow|bend).*)(?<![\d.])(22\.5|30|45|60|90|120|135|180)\s*(?:度|deg(?:rees?)?(?![a-z]))的?|(?<![\d.])(22\.5|30|45|60|90|120|135|180)\s*(?:度|deg(?:rees?)?(?![a-z]))的?(?=.*(?:弯|倒角|锪|elbow|bend))/gi,
    ' $1$2° ',
  ],
  [/(?<![\w.])(45|90|180)\s*e\s*\(?\s*l\s*\)?(?![a-z])/gi, ' $1°长半径弯头 '],
  [/(?<![\w.])(45|90|180)\s*e\s*\(?\s*s\s*\)?(?![a-z])/gi, ' $1°短半径弯头 '],
  // What a valve holds is said in kilos: 10公斤 is PN10.
  // So is what anything with a nominal size holds.
  [
    /(?<=(?:阀|法兰|过滤器|疏水|valve|flange|strainer|(?<![a-z])dn\s*\d).*)(?<![\d.])(6|10|16|25|40|64|100)\s*(?:公斤(?!压|级)|kg(?=\s|$))/gi,
    ' pn$1 ',
  ],
  [
    /(?<![\d.])(6|10|16|25|40|64|100)\s*公斤(?!压|级)(?=.*(?:阀|法兰|过滤器|疏水|(?<![a-z])dn\s*\d))/gi,
    ' pn$1 ',
  ],
  // The poles of a motor, as they sound: 四级电机.
  [/([2468二两四六八])\s*级(?=.*(?:电机|马达|电动机|(?<![a-z])ye\d|\dkw|千瓦))(?!.*能效)/gi, '$1极'],
  [
    /(?<=(?:电机|马达|电动机|(?<![a-z])ye\d|\d\s*kw|千瓦)(?!.*能效).*)(?<!\d)([2468二两四六八])\s*级(?!能效)/gi,
    '$1极',
  ],
  // A diameter and a length by their letters: d10 L40.
  [
    /(?<![a-z\d.×*])[dφΦ⌀ø]\s*(\d{1,3}(?:\.\d+)?)\s*(?:mm)?[\s,，;、]*[x×*]?\s*l\s*[=:：]?\s*(\d{1,4}(?:\.\d+)?)(?:\s*mm)?(?![\w.]|\s*[x×*]\s*\d)/gi,
    ' $1x$2 ',
  ],
  // The ring of an inch bearing by the last figures of its number: LM11949/10.
  [/(?<![a-z\d])(j?(?:lm|hm|jl|jm|l|m)\d{4,6})\s*\/\s*\d{2}(?![\w.])/gi, '$1'],
  // From one tube to another: 快插 8转6.
  [
    /(?<=(?:快[插拧]|气管|气动|push).*)(?<![\w.])(\d{1,2})\s*(?:mm)?\s*(?:变|转|接)\s*(\d{1,2})(?:\s*mm)?(?![\w./寸分])|(?<![\w.])(\d{1,2})\s*(?:mm)?\s*(?:变|转|接)\s*(\d{1,2})(?:\s*mm)?(?![\w./寸分])(?=.*(?:快[插拧]|气管|气动|push))/gi,
    ' 变径 $1$3-$2$4 ',
  ],
  // So are two tubes of air beside a joint that nothing else says the kind of: 变径三通 8变6.
  [
    /(?<!变径|异径)([二三四]通|直通|弯头|直接头?|接头)([^\d]*)(?<![\w.])(4|6|8|10|12|14|16)\s*(?:mm)?\s*[变转]\s*(4|6|8|10|12|14|16)(?:\s*mm)?(?![\w./寸分])/gi,
    '变径$1$2 $3-$4 ',
  ],
  [
    /(?<![\w.])(4|6|8|10|12|14|16)\s*(?:mm)?\s*[变转]\s*(4|6|8|10|12|14|16)(?:\s*mm)?的?(?![\w./寸分])(?:(?<=(?:变径|异径).*)|(?=.*(?:变径|异径|[二三四]通|直通|直接头?|接头)))/gi,
    ' $1-$2 变径',
  ],
  // At a right angle: of joints for tubes 直角 is an elbow, and with a pipe thread beside it has that on one side.
  [
    /(?<=(?:快[插拧]|气管|气动|软管).*接头.*)(?:直角|90度|90°|拐角)(?!尺)|(?:直角|90度|90°|拐角)的?(?=(?:快[插拧]|气管|气动|软管).*接头)/g,
    ' 弯头 ',
  ],
  [
    /^(?=.*(?:快[插拧]|气管接头|气动接头))(?=.*弯头)(?!.*螺纹)(?=.*(?:[1-4]\s*分|1\/[248]|3\/8|m5|(?<!\w)[rg]c?\s*[1-9]))/gi,
    '螺纹',
  ],
  // Wires for heat are of silicone rubber.
  [
    /(?:耐高温|高温|耐热)(?=(?:\s|软|电|导|编织|绝缘)*(?:线(?!管|槽|束|径)|电?缆))|(?<=(?:电线|电缆|软线|导线)\s*)(?:耐高温|高温|耐热)(?!\p{Script=Han}*(?:管|胶|漆))/gu,
    ' 硅橡胶 ',
  ],
  // From where to where a title says that rings are kept is no size of one.
  [
    /(?:内径|外径)\s*[:：]?\s*\d+(?:\.\d+)?\s*[-~～至到]\s*\d+(?:\.\d+)?(?:\s*mm)?(?:(?=.*[型形]圈)|(?<=[型形]圈.*))/g,
    ' ',
  ],
  // A toothed belt by its profile and pitch in one: HTD5M.
  [/(?<![a-z])htd-?(?=\d{1,2}m)/gi, 'htd '],
  // Square is a tool only where nothing else is.
  [
    /\bsquare\b(?:(?<=\b(?:nut|washer|weld|tube|pipe|bar|head|neck|bolt|flange|plate|section|steel|thread)s?\b.*)|(?=.*\b(?:nut|washer|weld|tube|pipe|bar|head|neck|bolt|flange|plate|section|steel|thread)s?\b))(?!\s*(?:drive|head|neck|nut|washer|tube|pipe|bar|bolt))/gi,
    ' 四方 ',
  ],
  // A flange by the type of its standard (EN 1092-1), or by its letters (HG/T 20592).
  [/(?<=en\s*1092-1.*)(?:type|typ|form|tipo)\s*0?1(?!\d)/gi, ' 板式平焊 '],
  [/(?<=en\s*1092-1.*)(?:type|typ|form|tipo)\s*05(?!\d)/gi, ' 法兰盖 '],
  [/(?<=en\s*1092-1.*)(?:type|typ|form|tipo)\s*11(?!\d)/gi, ' 带颈对焊 '],
  [/(?<=en\s*1092-1.*)(?:type|typ|form|tipo)\s*12(?!\d)/gi, ' 带颈平焊 '],
  [/(?<=en\s*1092-1.*)(?:type|typ|form|tipo)\s*13(?!\d)/gi, ' 螺纹 '],
  [
    /(?<![a-z\d])(?:wn|wnrf|wn\s*rf)(?![a-z])(?=.*(?:dn|pn|\d\s*(?:"|in)|class|\d#|sch))(?:(?<=(?:法兰|flange).*)|(?=.*(?:法兰|flange)))(?!\s*\d)/gi,
    ' 带颈对焊 ',
  ],
  [
    /(?<![a-z\d])so(?:rf|\s+rf)?(?![a-z])(?=.*(?:dn|pn|\d\s*(?:"|in)|class|\d#))(?:(?<=(?:法兰|flange).*)|(?=.*(?:法兰|flange)))(?!\s*\d)/gi,
    ' 带颈平焊 ',
  ],
  // The last letter of a valve's model says what its body is of (JB/T 308): Q41F-16P is of 304, 16R of 316.
  [
    /(?<![a-z\d-])([a-z]{1,3}[1-9]\d{1,2}[a-z]{1,2}\d{0,2}-\d{1,3}(?:\.\d)?)p(?![a-z\d])(?!.*(?:304|316|不锈钢|stainless))/gi,
    '$1p 304 ',
  ],
  [
    /(?<![a-z\d-])([a-z]{1,3}[1-9]\d{1,2}[a-z]{1,2}\d{0,2}-\d{1,3}(?:\.\d)?)r(?![a-z\d])(?!.*(?:304|316|不锈钢|stainless))/gi,
    '$1r 316 ',
  ],
  // The eye bolt of DIN 444 swings on a pin, and lifts nothing.
  [
    /\beye[ -]?bolts?\b(?:(?<=(?:din[ -]*444|swing|gb\/?t?[ -]*798).*)|(?=.*(?:din[ -]*444|swing|gb\/?t?[ -]*798)))/gi,
    ' swing bolt ',
  ],
  // Oil under pressure is hydraulic.
  [/油[压壓](?=油?[管缸泵阀站]|胶管|软管|接头|系统)/g, '液压'],
  // What goes through it is not what is wanted: 可以穿开口销.
  [/(?:可以|可|能)(?:够)?穿(?:过|入|进)?(?=\p{Script=Han})/gu, ' for '],
  // What is blown off, measured or pumped is under a pressure in kilos as well: 安全阀 8公斤.
  [
    /(?<=(?:安全阀|减压阀|调压|压力[表开]|空压机|储气|气泵|压力罐).*)(?<![\d.])(\d{1,2}(?:\.\d)?)\s*公斤(?!压|级)/gi,
    ' $1bar ',
  ],
  [
    /(?<![\d.])(\d{1,2}(?:\.\d)?)\s*公斤(?!压|级)(?=.*(?:安全阀|减压阀|调压|压力[表开]|空压机|储气|气泵|压力罐))/gi,
    ' $1bar ',
  ],
  // 400*500*200的 is of that size, and nothing that something else is of.
  [/(?<=\d\s*(?:mm|cm|m|米|毫米|公分|厘米|寸|分|级|v|w|a)?[宽长高厚深粗]?)\s*的(?!确|士)/gi, ' '],
  // PPR20 is a pipe of dn20, 10个粗 a rod of M10, 2-214 a ring of AS568.
  [
    /(?<![a-z])(ppr|pvc|upvc|pe)\s*([2-9]\d|\d{3})(?=\s*(?:热水|冷水|给水|水管|管|弯头|三通|直接))/gi,
    '$1 dn$2 ',
  ],
  [/(?<![\d.])(\d{1,2})\s*个粗(?<=(?:牙条|丝杆|螺杆|螺栓|螺丝).*)/g, ' m$1 '],
  [/(?<![\w-])2-(\d{3})(?![\w-])(?=.*(?:n70|n90|v75|parker|派克|o-?ring|o[型形]?圈))/gi, ' o型圈 as568-$1 '],
  [/(?<![a-z\d])n(70|90)(?![\w])(?<=as568.*)/gi, ' nbr $1 '],
  // From how many turns one is made: 1比30, i=30.
  [/(?<![\d.])1\s*[比:：]\s*(?=\d{1,3}(?![\d.])(?<=.*(?:减速|[蜗涡]轮|gear).*))/gi, ' 速比'],
  [/(?<![a-z])i\s*=\s*(?=\d{1,3}(?![\d.]))/gi, ' 速比'],
  // Hammers by their weight.
  [
    /(?<![\d.])(\d+(?:\.\d+)?)\s*-?\s*(?:lbs?|磅|pounds?)(?![a-z])(?=.*(?:锤|hammer|sledge|mallet))/gi,
    ' $1p ',
  ],
  [
    /(?<=(?:锤|hammer|sledge|mallet).*)(?<![\d.])(\d+(?:\.\d+)?)\s*-?\s*(?:lbs?|磅|pounds?)(?![a-z])/gi,
    ' $1p ',
  ],
  // How much torque, and the grade of an oil behind the letters of its maker: 牛米, S2 M46.
  [/(?<=\d)\s*(?:牛\.?米|牛顿米|nm|n[.·-]m|newton ?met(?:er|re)s?)(?![a-z])/gi, 'nm '],
  [/(?<![a-z\d])s[234]\s*m[xv]?\s*(?=\d{2,3}(?!\d))/gi, ' '],
  [/(?:筒装|管装|弹筒|\bcartridges?)(?<=(?:脂|黄油|grease).*)|\bcartridges?(?=.*grease)/gi, ' 弹筒 400g '],
  [/(?<=[油脂].*)大桶|大桶(?=.*[油脂])/g, ' 200l '],
  // What a pump does: 12.5 m³/h and 20 m of head, Q=12.5 H=20.
  ...[String.raw`(?<=(?:泵|\bpump).*)`, String.raw`(?=.*(?:泵|\bpump))`].flatMap(
    (pump): [RegExp, string][] => [
      [
        new RegExp(
          String.raw`(?:流量|flow(?: rate)?|(?<![a-z])q\s*=)?\s*[:：=]?\s*(?<![\d.])(\d+(?:\.\d+)?)\s*(?:m3\/h|立方米?(?:[\/每](?:小?时|h))?|方(?:[\/每](?:小?时|h))?)(?![a-z])${pump}`,
          'gi',
        ),
        ' 流量$1 ',
      ],
      [
        new RegExp(
          String.raw`(?:扬程|head|(?<![a-z])h\s*=)\s*[:：=]?\s*(\d+(?:\.\d+)?)\s*(?:m|米)?(?![a-z\d])${pump}`,
          'gi',
        ),
        ' 扬程$1 ',
      ],
      [new RegExp(String.raw`(?<![\d.])(\d+(?:\.\d+)?)\s*(?:m|米)\s*(?:扬程|head)${pump}`, 'gi'), ' 扬程$1 '],
    ],
  ),
  // Bore and stroke of a cylinder are its size.
  [
    /(?:缸径|\bbore)\s*[:=]?\s*(\d{1,3})\s*(?:mm)?[\s,，、;x×*和]*(?:行程|\bstroke)\s*[:=]?\s*(\d{1,4})\s*(?:mm)?/gi,
    ' $1x$2 ',
  ],
  [
    /(?<![\w.])(\d{1,3})\s*(?:mm)?\s*(?:缸径|bore)[\s,，、;x×*和]*(\d{1,4})\s*(?:mm)?\s*(?:行程|stroke)/gi,
    ' $1x$2 ',
  ],
  // L=1000 is a length, and 4040 L no litres.
  [/(?<![a-z])l\s*[=:：]\s*(?=\d)/gi, ' 长度 '],
  // What a sensor switches, in letters: PNP NO.
  [
    /(?<=(?:pnp|npn|传感器|接近开关|光电|sensor|proximity|contact|触点).*)(?<![a-z.])n\/?o(?![a-z.\d])/gi,
    ' 常开 ',
  ],
  [
    /(?<=(?:pnp|npn|传感器|接近开关|光电|sensor|proximity|contact|触点).*)(?<![a-z.])n\/?c(?![a-z.\d])/gi,
    ' 常闭 ',
  ],
  // The thickness of a pipe by its schedule.
  [/\bsch(?:edule)?\.?\s*(?=\d{1,3}s?\b)/gi, ' sch'],
  // The coil tells contactors apart, whatever they switch.
  [/(?<![\w.])[34]\d0\s*v(?![a-z])(?=.*线圈\s*(?:电压)?\s*\d)/gi, ' '],
  [/(?:线圈|\bcoil)\s*(?:电压)?\s*(\d{2,3})\s*(?:v|伏)?(?![\d.a-z])/gi, ' $1v '],
];

const UNSEALED =
  /(?:不带|不要|没有|无)\s*(?:密封|防尘)?(?:铁|胶)?(?:盖|圈)(?=.*轴承)|(?<=轴承.*)(?:不带|不要|没有|无)\s*(?:密封|防尘)?(?:铁|胶)?[盖圈]/g;
/** A bearing without seals is an open one: 轴承 6202 不带密封盖. */
export const withoutSeals = (text: string): string => text.replace(UNSEALED, ' 开式 ');
