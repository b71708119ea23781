import Footer from '@theme-original/DocItem/Footer'

export default function FooterWrapper(props) {
  return (
    <>
      <Footer {...props} />
      <p data-part="doc-footer">Was it of use?</p>
    </>
  )
}
