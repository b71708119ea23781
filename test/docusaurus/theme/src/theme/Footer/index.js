import Footer from '@theme-original/Footer'

export default function FooterWrapper(props) {
  return (
    <>
      <div data-part="over-footer">Ask the makers</div>
      <Footer {...props} />
    </>
  )
}
