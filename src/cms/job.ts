/** A job as the site shows it, parsed from the job board. */
export type Job = {
  id: number
  title: string
  location: string
  department: string
  /** Sanitised HTML. */
  content: string
  absolute_url: string
  updated_at: string
  first_published: string
}
