import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { grips } from './grips.ts';
import { measuring } from './measuring.ts';
import { wrenches } from './wrench/wrenches.ts';

const products = [...wrenches, ...grips, ...measuring];

export const handTools: SeedFamily = {
  products,
  categories: categories(products, 'hand-tools', w('手动工具', 'Hand tools'), 'pliers-combination', [
    {
      key: 'hand-tools-spanners',
      name: w('扳手', 'Spanners'),
      picture: 'spanner-combination-mirror',
      leaves: [
        ['hand-tools-spanners-plain', w('两用与梅花扳手', 'Fixed spanners')],
        ['hand-tools-spanners-adjustable', w('活动扳手与管钳', 'Adjustable and pipe wrenches')],
        ['hand-tools-keys', w('内六角扳手', 'Hex keys')],
      ],
    },
    {
      key: 'hand-tools-sockets',
      name: w('套筒与扭矩', 'Sockets and torque'),
      picture: 'socket-12-short',
      leaves: [
        ['hand-tools-sockets-single', w('套筒与棘轮', 'Sockets and ratchets')],
        ['hand-tools-sockets-sets', w('套筒组套', 'Socket sets')],
        ['hand-tools-sockets-torque', w('扭矩扳手', 'Torque wrenches')],
      ],
    },
    {
      key: 'hand-tools-hold',
      name: w('螺丝刀与钳子', 'Screwdrivers and pliers'),
      picture: 'pliers-longnose',
      leaves: [
        ['hand-tools-drivers', w('螺丝刀', 'Screwdrivers')],
        ['hand-tools-pliers', w('钳子', 'Pliers')],
        ['hand-tools-clamps', w('台钳与夹具', 'Vices and clamps')],
      ],
    },
    {
      key: 'hand-tools-strike',
      name: w('锤、凿、刀、锯', 'Hammers, chisels, knives'),
      picture: 'hammer-machinist',
      leaves: [
        ['hand-tools-hammers', w('锤子', 'Hammers')],
        ['hand-tools-cutting', w('刀、凿、锯', 'Knives, chisels, saws')],
      ],
    },
    {
      key: 'hand-tools-measure',
      name: w('测量工具', 'Measuring tools'),
      picture: 'calliper-digital',
      leaves: [
        ['hand-tools-measure-calliper', w('卡尺千分尺', 'Callipers and micrometers')],
        ['hand-tools-measure-gauge', w('指示表', 'Indicators')],
        ['hand-tools-measure-tape', w('卷尺、水平尺、角尺', 'Tapes, levels, squares')],
      ],
    },
    {
      key: 'hand-tools-storage',
      name: w('工具箱', 'Tool boxes'),
      picture: 'toolbox-steel',
      leaves: [['hand-tools-boxes', w('工具箱', 'Tool boxes')]],
    },
  ]),
};
