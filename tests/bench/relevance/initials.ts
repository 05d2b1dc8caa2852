import { wantedOf } from './wanted.ts';

/** Initials of several words typed together, some of the words in full. */
export const initials = wantedOf(`
bxgls | 螺[栓钉].*不锈钢
bxglm | 螺母.*不锈钢
bxgluomu | 螺母.*不锈钢
bxgdq | [垫挡]圈.*不锈钢
bxgqf | 不锈钢.*球阀
bxgjzf | 不锈钢.*截止阀
bxgfl | 不锈钢.*法兰
bxgflp | 不锈钢.*法兰
bxgwt | 不锈钢.*弯头
nljls | 内六角
nljluosi | 内六角
wljls | 六角.*螺栓
wljluoshuan | 六角.*螺栓
wljlsbxg | 六角.*螺栓.*不锈钢
nlsjluomu | 尼龙锁紧螺母
sgqzhoucheng | 深沟球轴承
ddqiufa | 电动.*球阀
qdqf | 气动.*球阀
xfxhdf | 消防信号.*蝶阀
zqjzf | 截止阀
dgqgj | 切割机
`);
