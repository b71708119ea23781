import { useBlogPost } from '@docusaurus/plugin-content-blog/client'
import BlogPostItem from '@theme-original/BlogPostItem'

export default function BlogPostItemWrapper(props) {
  const { metadata, isBlogPostPage } = useBlogPost()
  return (
    <>
      <BlogPostItem {...props} />
      {isBlogPostPage && <p data-part="post">Written for {metadata.title}</p>}
    </>
  )
}
