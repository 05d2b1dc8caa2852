import { wantedOf } from './wanted.ts';

/** Typing errors, wrong characters that sound right, and traditional characters. */
export const mistakes = wantedOf(`
内六角罗丝 | 内六角
罗丝 | 螺
罗栓 | 螺|锚栓
罗母 | 螺母
轴成 | 轴承
深沟球周承 | 深沟球轴承
断路七 | 断路器
接触气 | 接触器
继电气 | 继电器
球伐 | 球阀
蝶伐 | 蝶阀
安全冒 | 安全帽
不锈刚球阀 | 球阀
bearng | 轴承
baering | 轴承
beering | 轴承
flnage | 法兰
flange bolt | 法兰面螺栓
buterfly valve | 蝶阀
contacter | 接触器
stainles ball valve | 球阀
solenoid vavle | 电磁.*阀
lousi | 螺
zhouchen | 轴承
luosuan | 螺|锚栓
hydralic hose | 液压胶管
grinderr | 角磨机|磨
wahser | 垫圈
nut m8 | 螺母
螺絲 | 螺
螺絲刀 | 螺丝刀
內六角螺絲 | 内六角
軸承 | 轴承
深溝球軸承 6204 | 6204|6200
不鏽鋼球閥 | 球阀
電纜 | 电缆
電動機 | 电动机
斷路器 | 断路器
閘閥 | 闸阀
氣缸 | 气缸
油壓油管 | 胶管|油管
安全帽 黃色 | 安全帽
M8＊30 內六角 | 内六角
６２０４－２ＲＳ | 6200系列 双面胶封 | 6204-2RS
`);
