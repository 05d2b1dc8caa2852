import { wantedOf } from './wanted.ts';

/** English, pinyin in full and initials. */
export const latin = wantedOf(`
bearing | 轴承
ball bearing | 球轴承
deep groove ball bearing 6204 | 6200系列|6204
taper roller bearing | 圆锥滚子轴承
pillow block bearing | 立式带座轴承
socket head cap screw | 内六角.*螺钉
hex bolt M10 | 六角.*螺栓
hex nut | 螺母
lock nut | 螺母
plain washer | 平垫圈
spring washers | 弹簧垫圈
threaded rod | 螺杆
self-tapping screw | 自攻
blind rivet | 抽芯铆钉
circlip | 挡圈
ball valve | 球阀
stainless steel ball valve | 不锈钢.*球阀|304.*球阀|316.*球阀
butterfly valve | 蝶阀
gate valves | 闸阀
check valve | 止回阀
solenoid valve | 电磁阀
safety valve | 安全阀
blind flange | 法兰盖
elbow 90 | 弯头
seamless pipe | 无缝
angle steel | 角钢
cable gland | 防水接头
cable tray | 桥架
circuit breaker | 断路器
contactor | 接触器
proximity switch | 接近开关
emergency stop | 急停
power supply 24V | 电源
electric motor | 电动机
centrifugal pump | 泵
diaphragm pump | 隔膜泵
gear pump | 齿轮.*泵
pneumatic cylinder | 气缸
push-in fitting | 快插接头
hydraulic hose | 液压胶管
o-ring | O形圈
o ring nbr | O形圈.*NBR
oil seal | 油封
mechanical seal | 机械密封
twist drill | 麻花钻|钻
end mill | 铣刀
angle grinder | 角磨机
torque wrench | 扭矩扳手
hex key | 内六角扳手
safety helmet | 安全帽
hydraulic oil | 液压油
pallet truck | 搬运车
luosi | 螺
luoshuan | 螺|锚栓
luomu | 螺母
zhoucheng | 轴承
qiufa | 球阀
dianlan | 电缆
neiliujiao | 内六角
buxiugangqiufa | 球阀
neiliujiaoluosi | 内六角
shengoqiuzhoucheng | 轴承
youfeng | 油封
diefa | 蝶阀
jiechuqi | 接触器
duanluqi | 断路器
mahuazuan | 麻花钻
jiaomoji | 角磨机
anquanmao | 安全帽
luoshuan | 螺栓
luosi M8 | 螺
zhoucheng 6204 | 6204|6200
ls | 螺|锚栓
zc | 轴承|ZC
dlq | 断路器
jmj | 角磨机
sgqzc | 深沟球轴承
sanitary tube stainless 316L 38.1 | 316L卫生级不锈钢管
brass full coupling CW617N | 黄铜H59 内螺纹管箍
stainless wireway 304 100x50 | 304不锈钢槽式桥架 | 100×50×1
double acting cylinder bore 50 stroke 100 | 标准气缸 SC系列 | SC50×100
power supply 24v 5a din rail | NDR导轨式开关电源 | NDR-120-24
cutting disc 125 inox | 超薄不锈钢切割片
threadlocker high strength 50ml | 高强度螺纹锁固胶
torque wrench 40-200 Nm | 扭矩扳手 □12.5 | 40-210 N·m
silicone high temp wire 1.5mm | AGR硅橡胶高温线
fall arrest harness 5 point | 五点式全身安全带
gearbox worm 50 ratio 1:40 | NMRV蜗轮蜗杆减速机 | NMRV050-40
NU 210 ECP | 圆柱滚子轴承 NU200系列
push in fitting elbow 6mm 1/8 | 螺纹弯头快插接头 PL
`);
