import { useStrings } from '../../content/site/SiteContext'

const mainId = 'main'

/** The first element in the tab order: skips the header and focuses the content. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${mainId}`}>
      {useStrings().skip_to_content}
    </a>
  )
}
