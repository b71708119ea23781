export default function Root({ children }) {
  return (
    <>
      <div data-part="root">Closed on Mondays</div>
      {children}
    </>
  )
}
