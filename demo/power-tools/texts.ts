import type { Goods } from '#demo/flow/goods.ts';
import { text } from '#demo/works/words.ts';

export const T: Record<'cordless' | 'corded' | 'weld' | 'air' | 'bench', Goods['text']> = {
  cordless: text(
    [
      '20 V Max 为锂电池满电空载电压，标称电压 18 V；同一平台的电池可在该系列电钻、扳手、角磨机间通用。',
      '20 V Max is the voltage of the full battery without load; its nominal voltage is 18 V. Batteries of the platform fit every tool of the series.',
    ],
    [
      '无刷电机省去碳刷，效率约 85%，同一电池续航比有刷机长三至五成，并有堵转与过热保护。',
      'Brushless motors need no brushes, are about 85 % efficient and run 30 to 50 % longer on a charge; stall and overheating protection are built in.',
    ],
    [
      '首次使用前充满；长期存放保持五成电量，每三个月补电一次。环境 0 至 40 ℃ 充电，低于 0 ℃ 不得充电。',
      'Charge fully before first use, store at half charge and top up every three months. Charge between 0 and 40 °C, never below freezing.',
    ],
  ),
  corded: text(
    [
      '交流工具须接带漏电保护(30 mA)的电源，双重绝缘(II 类)工具不接地。电源线延长超过 20 m 时应使用 2.5 mm² 以上导线。',
      'Use a supply with a 30 mA residual current device; double-insulated (class II) tools need no earth. Extensions over 20 m should be 2.5 mm² or more.',
    ],
    [
      '换盘片、钻头前先拔插头。角磨机必须装护罩与侧手柄，禁止安装木工锯片。',
      'Unplug before changing a disc or bit. Fit guard and side handle on a grinder; never mount a wood saw blade on it.',
    ],
    [
      '碳刷磨至 6 mm 时成对更换；机壳过热立即停机冷却。',
      'Change carbon brushes in pairs when worn to 6 mm, and let a hot machine cool.',
    ],
  ),
  weld: text(
    [
      '焊接电流按焊条直径估算：2.5 mm 用 60 至 90 A，3.2 mm 用 90 至 130 A，4.0 mm 用 140 至 190 A。负载持续率 60% 表示 10 分钟内可连续焊 6 分钟。',
      'Current by electrode: 60 to 90 A for 2.5 mm, 90 to 130 A for 3.2 mm, 140 to 190 A for 4.0 mm. A duty cycle of 60 % means six minutes of welding out of ten.',
    ],
    [
      '双电压机型自动识别 220 V 与 380 V；220 V 使用时注意线径与空气开关容量，最大电流按铭牌。',
      'Dual-voltage machines sense 220 V and 380 V by themselves; on 220 V mind cable and breaker and keep to the nameplate current.',
    ],
    [
      '施焊须戴焊接面罩与手套，清理周围可燃物并备灭火器；密闭空间必须通风。',
      'Wear welding mask and gloves, clear what can burn, keep an extinguisher near, and ventilate closed rooms.',
    ],
  ),
  air: text(
    [
      '排气量(实际供气量)决定能带动的气动工具：喷枪约 0.15 至 0.3 m³/min，风炮约 0.4 至 0.6 m³/min，打磨机约 0.5 m³/min。储气罐只缓冲，不能代替排气量。',
      'Free air delivery decides what it can drive: spray guns 0.15 to 0.3 m³/min, impact wrenches 0.4 to 0.6, sanders about 0.5. A tank only buffers.',
    ],
    [
      '储气罐须每日放水，安全阀每月拉动一次；容积与压力乘积大于规定值的储罐属简单压力容器，须按 TSG 21 管理。',
      'Drain the tank daily and lift the safety valve monthly. Larger tanks are simple pressure vessels and fall under TSG 21.',
    ],
  ),
  bench: text(
    [
      '台式机器须用螺栓固定在平稳台面，调整好防护罩与工件托架(距砂轮不超过 3 mm)后再开机。',
      'Bolt bench machines to a level table and set guards and rests (within 3 mm of the wheel) before switching on.',
    ],
    [
      '更换砂轮后空转一分钟，人站侧面。钻小工件必须用平口钳夹持，不可手持。',
      'After changing a wheel let it run a minute, standing aside. Hold small work in a vice when drilling, never by hand.',
    ],
  ),
};
