import Footer from '@theme-original/BlogPostItem/Footer'

export default function FooterWrapper(props) {
  return (
    <>
      <div data-part="post-footer">Thank you for reading</div>
      <Footer {...props} />
    </>
  )
}
