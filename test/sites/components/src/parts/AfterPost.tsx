'use client'

import Footer from '@theme-original/BlogPostItem/Footer'
import { useState } from 'react'

/** Around the foot of a post, as the config's `slots` say; it keeps a state. */
export default function AfterPost(props: object) {
  const [thanks, setThanks] = useState(0)
  return (
    <div className="after-post">
      <Footer {...props} />
      <button type="button" data-test="thank" onClick={() => setThanks(thanks + 1)}>
        Спасибо: {thanks}
      </button>
    </div>
  )
}
