import { wantedOf } from './wanted.ts';

/** Sizes, standards, grades and designations, in the spellings that buyers mix. */
export const sizes = wantedOf(`
M8*30 | 螺
m8x30 | 螺
M8×30 内六角 | 内六角.*螺钉
M8 30 内六角 | 内六角.*螺钉
M8*30 内六角 304 | 内六角.*(A2|304)
M10x50 外六角 8.8级 | 六角.*螺栓.*8.8
M12 螺母 | 螺母
M6平垫 | 平垫圈
M20 双头螺柱 | 螺柱
GB/T 70.1 | DIN 912|GB/T 70.1
GB70 | 内六角.*螺钉
2" | 对丝|三通|弯头|补芯|法兰|阀
12" | 扳手|管子钳|阀|弯头
GB70 M8 | 内六角.*螺钉
DIN912 | DIN 912
din 912 m6x20 | DIN 912
ISO 4762 | DIN 912
ISO4762 M8x30 12.9 | DIN 912.*12.9
GB5783 | DIN 933|GB/T 5783
DIN933 A2-70 | (DIN 933|GB/T 5783).*(A2-70|304)
GB/T 5782-2016 | DIN 931|GB/T 5782
DIN 934 M10 | DIN 934|GB/T 6170
GB6170 | DIN 934|GB/T 6170
DIN985 | DIN 985
GB97.1 | DIN 125|GB/T 97.1
DIN 125 | DIN 125|GB/T 97.1
DIN127 | DIN 127
DIN 471 | DIN 471
GB/T 894 | DIN 471
DIN 7991 M6 | DIN 7991
GB/T 70.3 | DIN 7991
ISO 7380 | ISO 7380
DIN975 | DIN 975
GB91 | DIN 94
6204-2RS | 6200系列 双面胶封 | 6204-2RS
6204 2rs | 6200系列 双面胶封 | 6204-2RS
6204RS | 6200系列 双面胶封 | 6204-2RS
6204-2rs1 | 6200系列 双面胶封 | 6204-2RS
6204ZZ | 6200系列.*ZZ | 6204-ZZ
6204-2Z | 6200系列.*ZZ | 6204-ZZ
6204 | 6200系列|6204
6305-2RS 轴承 | 6300系列 双面胶封 | 6305-2RS
6000ZZ | 6000系列.*ZZ | 6000-ZZ
UCP205 | UCP200
UCF204 | UCF200 | UCF204
32206 | 32200 | 32206
NU205 | NU200
51105 | 51100
LM20UU | LM-UU
08B-1 链条 | 滚子链
08B链轮 | 链轮 08B
DN50球阀 | 球阀
dn 50 球阀 | 球阀
2寸球阀 | 球阀
2" 球阀 | 球阀
1/2" 球阀 | 球阀
G1/2 弯头 | 弯头
4分 弯头 | 弯头
DN25 截止阀 PN16 | 截止阀
Q41F-16C DN50 | Q41F | Q41F-16C DN50
q41f16c dn50 | Q41F | Q41F-16C DN50
Q941F | Q941F
Z41H-16C | Z41H
D371X | D371X
H76W | H76W
304弯头 DN20 | 304.*弯头
SUS304 法兰 | 304.*法兰
316L 无缝管 | 316L.*无缝管
A2-70 内六角 | 内六角.*(A2|304)
YJV 3*2.5 | YJV | YJV 3×2.5
YJV3x2.5mm² | YJV | YJV 3×2.5
yjv 3×4+2×2.5 | YJV
RVV 2x1.5 | RVV | RVV 2×1.5
rvv2*1.5平方 | RVV | RVV 2×1.5
BV 2.5平方 | BV
KVV 4x1.5 | KVV
BVR 6 | BVR
DZ47-63 C32 | DZ47-63
CJX2-1210 | CJX2
MY2N DC24V | MY2N
LAY5 | LAY5
YE3-90S-4 | YE3.*4极
YE3 1.1kW 4极 | YE3.*4极
1.5HP 电机 4极 | 4极
750W 电机 | 电动机|电机
ISG 50-160 | ISG
SC50x100 | SC系列 | SC50×100
sc 50*100 气缸 | SC系列
4V210-08 | 4V
PC8-02 | PC
O型圈 20x2.65 | 线径2.65
25x40x7油封 | 骨架油封 TC|骨架油封
TC25*40*7 | 骨架油封 TC | TC 25×40×7
tc 25x40x7 丁腈 | 骨架油封 TC型 丁腈
104-25 机械密封 | 机械密封 104
D16 铣刀 | 铣刀
M8 丝锥 | 丝锥
φ10钻头 | 钻
CNMG120408 | CNMG
ER50-6 1.2 | ER50-6
J422 3.2 | J422
100mm 角磨机 | 角磨机|100
PH2 螺丝刀 | 螺丝刀
8mm 内六角扳手 | 内六角扳手
1.6MPa 减压阀 | 减压阀
16bar 球阀 | 球阀
`);
