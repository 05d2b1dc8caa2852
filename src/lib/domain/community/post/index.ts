export { followAuthor, likePost, likeReply } from './like.ts';
export {
  listPosts,
  listPostsInState,
  listTopics,
  listVideos,
  listVideosOf,
  readAuthor,
  readPost,
} from './read-posts.ts';
export { listReplies, writeReply } from './reply.ts';
export { createPost, removePost, reviewPost, updatePost } from './write-post.ts';
