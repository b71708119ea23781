/** Titles of lists as Docusaurus' own parts of the theme say them, for a site's copies of these parts. */

import type { ReactNode } from 'react'
import type { createTexts } from '../texts.tsx'

type Texts = Pick<ReturnType<typeof createTexts>, 'translate' | 'usePluralForm'>

export function createTitles({ translate, usePluralForm }: Texts) {
  const usePosts = () => {
    const { selectMessage } = usePluralForm()
    return (count: number): ReactNode => {
      const forms = translate({ id: 'theme.blog.post.plurals', message: 'One post|{count} posts' }, { count })
      return selectMessage(count, String(forms))
    }
  }
  return {
    translateTagsPageTitle: () => translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' }),
    translateBlogAuthorsListPageTitle: () => translate({ id: 'theme.blog.authorsList.pageTitle', message: 'Authors' }),
    BlogAuthorsListViewAllLabel: () => translate({ id: 'theme.blog.authorsList.viewAll', message: 'View all authors' }),
    BlogAuthorNoPostsLabel: () =>
      translate({ id: 'theme.blog.author.noPosts', message: 'This author has not written any posts yet.' }),
    useBlogTagsPostsPageTitle({ label, count }: { label: string; count: number }) {
      const posts = usePosts()
      const message = '{nPosts} tagged with "{tagName}"'
      return translate({ id: 'theme.blog.tagTitle', message }, { nPosts: posts(count), tagName: label })
    },
    useBlogAuthorPageTitle({ name, key, count }: { name?: string; key?: string; count: number }) {
      const posts = usePosts()
      const message = '{authorName} - {nPosts}'
      return translate(
        { id: 'theme.blog.author.pageTitle', message },
        { authorName: name || key, nPosts: posts(count) },
      )
    },
    DraftBannerTitle: () => translate({ id: 'theme.contentVisibility.draftBanner.title', message: 'Draft page' }),
    UnlistedBannerTitle: () =>
      translate({ id: 'theme.contentVisibility.unlistedBanner.title', message: 'Unlisted page' }),
    UnlistedBannerMessage: () =>
      translate({
        id: 'theme.contentVisibility.unlistedBanner.message',
        message:
          'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
      }),
    DraftBannerMessage: () =>
      translate({
        id: 'theme.contentVisibility.draftBanner.message',
        message: 'This page is a draft. It will only be visible in dev and be excluded from the production build.',
      }),
    // It says to crawlers what the head says by itself.
    UnlistedMetadata: () => null,
  }
}
