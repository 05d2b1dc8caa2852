import { postApi } from '../../contracts/post.ts';
import * as post from '../../domain/community/post/index.ts';
import { uploadVideo } from '../../domain/content/media/index.ts';
import { serve } from '../mount.ts';

export const postRoutes = serve(postApi, {
  topics: post.listTopics,
  list: post.listPosts,
  videos: post.listVideos,
  show: post.readPost,
  replies: post.listReplies,
  author: post.readAuthor,
  ofAuthor: post.listVideosOf,
  uploadVideo,
  create: post.createPost,
  update: post.updatePost,
  remove: post.removePost,
  like: post.likePost,
  follow: post.followAuthor,
  reply: post.writeReply,
  likeReply: post.likeReply,
  platformList: post.listPostsInState,
  review: post.reviewPost,
});
