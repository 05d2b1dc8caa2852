import type { CommunityPost } from '#lib/contracts/post.ts';
import { personName } from '../../account/profile/index.ts';
import type { Context } from '#lib/domain/context.ts';
import type { PostRow } from './post.repo.ts';

const KINDS: Record<string, number> = { post: 1, video: 2 };

/** One row of the database as the post on the wire; a store's post bears the name and sign of the store. */
export function postView(ctx: Pick<Context, 'locale'>, row: PostRow): CommunityPost {
  const { post } = row;
  const words = (zh: string, en: string | null): string => (ctx.locale === 'en-US' && en ? en : zh);
  return {
    community_id: post.communityId,
    title: words(post.title, post.titleEn),
    content: words(post.content, post.contentEn),
    image: post.image,
    video_link: post.videoLink,
    is_type: KINDS[post.kind] ?? 1,
    shape: post.shape,
    duration: post.durationS,
    topic: { topic_id: post.topicId, name: words(row.topicName, row.topicNameEn) },
    author: {
      uid: post.uid,
      nickname: row.merName ? words(row.merName, row.merNameEn) : personName(row.nickname ?? '', ctx.locale),
      avatar: row.merAvatar ?? row.avatar ?? '',
      mer_id: post.merId,
      count_fans: row.followers ?? row.fans,
    },
    count_start: post.likeCount,
    count_reply: post.replyCount,
    is_reply: post.commentsOpen,
    status: post.status,
    refusal: post.refusal,
    create_time: post.createdAt.toISOString(),
  };
}
