import { createContext, useContext, type ReactNode } from 'react'
import type { FileFacts } from '../cms/fileFacts'
import type { RelatedData, OfferedTemplate } from '../cms/localizeDocument'
import type { Offer } from '../cms/offer'
import type { ProductPlans } from '../cms/productPlans'
import type { SceneName } from '../cms/sceneNames'
import type { SceneWords } from '../cms/sceneWords'
import type { ToolWords, ToolWordsPart } from '../cms/toolWords'

const RelatedDataContext = createContext<RelatedData>({})

type RelatedDataProviderProps = { relatedData: RelatedData | undefined; children: ReactNode }

/** Provides what the page shows beside its document. The frame of every page has one. */
export function RelatedDataProvider({ relatedData = {}, children }: RelatedDataProviderProps) {
  return <RelatedDataContext.Provider value={relatedData}>{children}</RelatedDataContext.Provider>
}

/** The plans of the market on a page that shows them; undefined on any other. */
export const usePlans = (): ProductPlans | undefined => useContext(RelatedDataContext).plans

/** The offer on a page that makes it in its first screen; undefined on any other. */
export const useOffer = (): Offer | undefined => useContext(RelatedDataContext).offer

/** The words of a scene that the document of the page names; undefined for any other. */
export const useSceneWords = <Name extends SceneName>(name: Name): SceneWords[Name] | undefined =>
  useContext(RelatedDataContext).scenes?.[name]

/** The words of a part of the free tools with those that all have, by their keys; none on a page that does not show it. */
export function useToolWords(part: ToolWordsPart): ToolWords {
  const { toolWords } = useContext(RelatedDataContext)
  return { ...toolWords?.common, ...toolWords?.[part] }
}

/** A template that the page offers; undefined on any other page. */
export const useTemplate = (name: string): OfferedTemplate | undefined =>
  useContext(RelatedDataContext).templates?.[name]

/** What the file that the page gives says of itself; undefined on any other page. */
export const useFile = (): FileFacts | undefined => useContext(RelatedDataContext).file
