/** What a form is shown for. */
export type SurveyRequest = {
  /** Id of the form at its provider. */
  id: string
  /** Names this frame in its messages. */
  embedId: string
  /** Host of this page. */
  host: string
  /** The provider may measure how the form is used. */
  mayTrack: boolean
}

/** The port of a provider of surveys, whose form is shown in a frame: none of its scripts runs in the page. */
export type SurveyVendor = {
  /** Address of the frame. */
  address(request: SurveyRequest): URL
  /** What a message of the frame says; undefined for any other message. */
  read(message: unknown, embedId: string): 'ready' | 'submitted' | 'closed' | undefined
}
