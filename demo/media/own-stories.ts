import type { PostState } from '#lib/contracts/states.ts';
import type { Words } from '#lib/seed/types.ts';
import { story, type Story } from './story.ts';

/** Videos of the demo buyer himself, one in every state. */
export const OWN_STORIES: readonly (Story & { status: PostState; refusal: Words })[] = [
  {
    ...story(
      'bearing-sizes',
      2,
      ['输送线换轴承记录', 'Changing bearings on our conveyor'],
      [
        '旧轴承跑了两年，换 6205-2RS，全程 40 分钟。',
        'The old ones ran for two years; 6205-2RS, forty minutes in all.',
      ],
    ),
    status: 'shown',
    refusal: { zh: '', en: '' },
  },
  {
    ...story(
      'bolt-grades',
      2,
      ['法兰螺栓对角拧紧', 'Tightening flange bolts crosswise'],
      ['分三遍上扭矩，最后复拧一圈。', 'Torque in three passes, then once around.'],
    ),
    status: 'reviewing',
    refusal: { zh: '', en: '' },
  },
  {
    ...story(
      'cable-core',
      3,
      ['收到的线和铭牌不符', 'The cable is not what it says'],
      ['联系电话见评论区。', 'Telephone in the comments.'],
    ),
    status: 'refused',
    refusal: {
      zh: '内容含有联系方式，请删除后重新提交',
      en: 'It holds contact details; remove them and send it again',
    },
  },
  {
    ...story(
      'ball-valve',
      3,
      ['旧阀门拆解', 'Taking an old valve apart'],
      ['密封圈已经老化开裂。', 'The seats had aged and cracked.'],
    ),
    status: 'off_shelf',
    refusal: { zh: '画面过暗，已下架', en: 'Too dark to see, taken down' },
  },
];
