import type * as prismic from '@prismicio/client'

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] }

type PickContentRelationshipFieldData<
  TRelationship extends
    | prismic.CustomTypeModelFetchCustomTypeLevel1
    | prismic.CustomTypeModelFetchCustomTypeLevel2
    | prismic.CustomTypeModelFetchGroupLevel1
    | prismic.CustomTypeModelFetchGroupLevel2,
  TData extends Record<
    string,
    prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone
  >,
  TLang extends string,
> =
  // Content relationship fields
  | {
      [
        TSubRelationship in Extract<
          TRelationship['fields'][number],
          prismic.CustomTypeModelFetchContentRelationshipLevel1
        > as TSubRelationship['id']
      ]: ContentRelationshipFieldWithData<TSubRelationship['customtypes'], TLang>
    } &
      // Group
      {
        [
          TGroup in Extract<
            TRelationship['fields'][number],
            prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
          > as TGroup['id']
        ]: TData[TGroup['id']] extends prismic.GroupField<infer TGroupData>
          ? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
          : never
      } &
      // Other fields
      {
        [TFieldKey in Extract<TRelationship['fields'][number], string>]: TFieldKey extends keyof TData
          ? TData[TFieldKey]
          : never
      }

type ContentRelationshipFieldWithData<
  TCustomType extends
    | readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[]
    | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
  TLang extends string = string,
> = {
  [ID in Exclude<TCustomType[number], string>['id']]: prismic.ContentRelationshipField<
    ID,
    TLang,
    PickContentRelationshipFieldData<
      Extract<TCustomType[number], { id: ID }>,
      Extract<prismic.Content.AllDocumentTypes, { type: ID }>['data'],
      TLang
    >
  >
}[Exclude<TCustomType[number], string>['id']]

/**
 * Item in *About → Team*
 */
export interface AboutDocumentDataTeamItem {
  /**
   * Name field in *About → Team*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.team[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Role field in *About → Team*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.team[].role
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  role: prismic.KeyTextField

  /**
   * Portrait field in *About → Team*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: bun
   * - **API ID Path**: about.team[].portrait
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  portrait: prismic.SelectField<
    | 'bun'
    | 'curls'
    | 'beard'
    | 'fringe'
    | 'glasses'
    | 'scarf'
    | 'plait'
    | 'moustache'
    | 'bob'
    | 'waves'
    | 'ponytail'
    | 'quiff'
    | 'crop'
    | 'locks',
    'filled'
  >
}

/**
 * Item in *About → Values*
 */
export interface AboutDocumentDataValuesItem {
  /**
   * Title field in *About → Values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.values[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *About → Values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.values[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *About → Milestones*
 */
export interface AboutDocumentDataMilestonesItem {
  /**
   * Year field in *About → Milestones*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.milestones[].year
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  year: prismic.KeyTextField

  /**
   * Title field in *About → Milestones*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.milestones[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *About → Milestones*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.milestones[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *About → Offices*
 */
export interface AboutDocumentDataOfficesItem {
  /**
   * City field in *About → Offices*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.offices[].city
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  city: prismic.KeyTextField

  /**
   * Country field in *About → Offices*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.offices[].country
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  country: prismic.KeyTextField

  /**
   * Address field in *About → Offices*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.offices[].address
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  address: prismic.KeyTextField
}

type AboutDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for About documents
 */
interface AboutDocumentData {
  /**
   * Title field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Story title field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.story_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  story_title: prismic.KeyTextField

  /**
   * Story field in *About*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.story
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  story: prismic.RichTextField

  /**
   * Team title field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.team_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  team_title: prismic.KeyTextField

  /**
   * Team lead field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.team_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  team_lead: prismic.KeyTextField

  /**
   * Team field in *About*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: about.team[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  team: prismic.GroupField<Simplify<AboutDocumentDataTeamItem>>

  /**
   * Values title field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.values_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  values_title: prismic.KeyTextField

  /**
   * Values field in *About*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: about.values[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  values: prismic.GroupField<Simplify<AboutDocumentDataValuesItem>>

  /**
   * Milestones title field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.milestones_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  milestones_title: prismic.KeyTextField

  /**
   * Milestones field in *About*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: about.milestones[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  milestones: prismic.GroupField<Simplify<AboutDocumentDataMilestonesItem>>

  /**
   * Offices title field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.offices_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  offices_title: prismic.KeyTextField

  /**
   * Offices field in *About*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: about.offices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  offices: prismic.GroupField<Simplify<AboutDocumentDataOfficesItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *About*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: about.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<AboutDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *About*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: about.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *About*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *About*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: about.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *About*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: about.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * About document from Prismic
 *
 * - **API ID**: `about`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type AboutDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<AboutDocumentData>,
  'about',
  Lang
>

/**
 * Item in *Apple Pay → Steps*
 */
export interface ApplePayDocumentDataStepsItem {
  /**
   * Title field in *Apple Pay → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.steps[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Apple Pay → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.steps[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Apple Pay → Set-up by device*
 */
export interface ApplePayDocumentDataDevicesItem {
  /**
   * Device field in *Apple Pay → Set-up by device*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.devices[].device
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  device: prismic.SelectField<'iphone' | 'ipad' | 'mac' | 'apple_watch' | 'android' | 'wear_os' | 'computer'>

  /**
   * Name field in *Apple Pay → Set-up by device*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.devices[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Steps field in *Apple Pay → Set-up by device*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.devices[].steps
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  steps: prismic.RichTextField
}

/**
 * Item in *Apple Pay → FAQ*
 */
export interface ApplePayDocumentDataFaqItem {
  /**
   * Question field in *Apple Pay → FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.faq[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Answer field in *Apple Pay → FAQ*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.faq[].answer
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  answer: prismic.RichTextField
}

type ApplePayDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Apple Pay documents
 */
interface ApplePayDocumentData {
  /**
   * Title field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Link to the cards in the web app field in *Apple Pay*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.app_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  app_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Link for readers without a card field in *Apple Pay*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.secondary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Steps title field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.steps_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  steps_title: prismic.KeyTextField

  /**
   * Steps field in *Apple Pay*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.steps[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  steps: prismic.GroupField<Simplify<ApplePayDocumentDataStepsItem>>

  /**
   * Set-up by device: title field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.devices_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  devices_title: prismic.KeyTextField

  /**
   * Set-up by device: lead field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.devices_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  devices_lead: prismic.KeyTextField

  /**
   * Set-up by device field in *Apple Pay*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.devices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  devices: prismic.GroupField<Simplify<ApplePayDocumentDataDevicesItem>>

  /**
   * Marks the device of the reader field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.your_device_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  your_device_label: prismic.KeyTextField

  /**
   * Copies the steps field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.copy_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  copy_label: prismic.KeyTextField

  /**
   * The steps are copied field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.copied_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  copied_label: prismic.KeyTextField

  /**
   * Requirements title field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.requirements_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  requirements_title: prismic.KeyTextField

  /**
   * Requirements field in *Apple Pay*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.requirements
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  requirements: prismic.RichTextField

  /**
   * FAQ title field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.faq_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  faq_title: prismic.KeyTextField

  /**
   * FAQ field in *Apple Pay*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.faq[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  faq: prismic.GroupField<Simplify<ApplePayDocumentDataFaqItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Apple Pay*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<ApplePayDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Apple Pay*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: apple_pay.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Apple Pay*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Apple Pay*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Apple Pay*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: apple_pay.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Apple Pay document from Prismic
 *
 * - **API ID**: `apple_pay`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ApplePayDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<ApplePayDocumentData>,
  'apple_pay',
  Lang
>

/**
 * Item in *Bills status (wildcard) → Statuses*
 */
export interface BillsStatusDocumentDataStatusesItem {
  /**
   * Status field in *Bills status (wildcard) → Statuses*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.statuses[].status
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  status: prismic.KeyTextField

  /**
   * What it means field in *Bills status (wildcard) → Statuses*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.statuses[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * What happens next field in *Bills status (wildcard) → Statuses*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.statuses[].next
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  next: prismic.KeyTextField
}

type BillsStatusDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Bills status (wildcard) documents
 */
interface BillsStatusDocumentData {
  /**
   * Title field in *Bills status (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Bills status (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Label of the link to the app field in *Bills status (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.app_link_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  app_link_label: prismic.KeyTextField

  /**
   * Where the link leads field in *Bills status (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.app_link_note
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  app_link_note: prismic.KeyTextField

  /**
   * Statuses title field in *Bills status (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.statuses_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  statuses_title: prismic.KeyTextField

  /**
   * Statuses field in *Bills status (wildcard)*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.statuses[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  statuses: prismic.GroupField<Simplify<BillsStatusDocumentDataStatusesItem>>

  /**
   * Help field in *Bills status (wildcard)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.help
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  help: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Bills status (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Slice Zone field in *Bills status (wildcard)*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<BillsStatusDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Bills status (wildcard)*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: bills_status.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Bills status (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Bills status (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Bills status (wildcard)*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Bills status (wildcard)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_status.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Bills status (wildcard) document from Prismic
 *
 * - **API ID**: `bills_status`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type BillsStatusDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<BillsStatusDocumentData>,
  'bills_status',
  Lang
>

/**
 * Item in *Bills tracker (wildcard) → Stages*
 */
export interface BillsTrackerDocumentDataStagesItem {
  /**
   * Stage field in *Bills tracker (wildcard) → Stages*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.stages[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Bills tracker (wildcard) → Stages*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.stages[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Usual time field in *Bills tracker (wildcard) → Stages*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.stages[].usual_time
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  usual_time: prismic.KeyTextField
}

type BillsTrackerDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Bills tracker (wildcard) documents
 */
interface BillsTrackerDocumentData {
  /**
   * Title field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Label of the link to the app field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.app_link_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  app_link_label: prismic.KeyTextField

  /**
   * Where the link leads field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.app_link_note
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  app_link_note: prismic.KeyTextField

  /**
   * Stages title field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.stages_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  stages_title: prismic.KeyTextField

  /**
   * Stages field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.stages[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  stages: prismic.GroupField<Simplify<BillsTrackerDocumentDataStagesItem>>

  /**
   * Help field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.help
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  help: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Slice Zone field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<BillsTrackerDocumentDataSlicesSlice> /**
   * Meta title field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Bills tracker (wildcard)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: bills_tracker.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Bills tracker (wildcard) document from Prismic
 *
 * - **API ID**: `bills_tracker`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type BillsTrackerDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<BillsTrackerDocumentData>,
  'bills_tracker',
  Lang
>

/**
 * Content for Chat documents
 */
interface ChatDocumentData {
  /**
   * Button that opens the chat; also names its window field in *Chat*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: chat.label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * The button while the chat is open field in *Chat*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: chat.close_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  close_label: prismic.KeyTextField

  /**
   * What is loaded, before a visitor who has not allowed it opens the chat field in *Chat*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: chat.consent_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  consent_text: prismic.KeyTextField

  /**
   * Button: open it nevertheless field in *Chat*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: chat.confirm_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  confirm_label: prismic.KeyTextField

  /**
   * While it is loaded field in *Chat*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: chat.loading_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  loading_text: prismic.KeyTextField

  /**
   * When it cannot be opened field in *Chat*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: chat.failed_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  failed_text: prismic.KeyTextField

  /**
   * Button: try again field in *Chat*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: chat.retry_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  retry_label: prismic.KeyTextField

  /**
   * Button: close the note field in *Chat*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: chat.dismiss_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  dismiss_label: prismic.KeyTextField

  /**
   * Another way to reach us, when the chat cannot be opened field in *Chat*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: chat.contact_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  contact_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Chat document from Prismic
 *
 * - **API ID**: `chat`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ChatDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<ChatDocumentData>,
  'chat',
  Lang
>

/**
 * Content for Consent banner documents
 */
interface ConsentBannerDocumentData {
  /**
   * Title field in *Consent banner*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: consent_banner.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * What is asked field in *Consent banner*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: consent_banner.text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Button: accept everything field in *Consent banner*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: consent_banner.accept
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  accept: prismic.KeyTextField

  /**
   * Button: refuse everything field in *Consent banner*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: consent_banner.refuse
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  refuse: prismic.KeyTextField

  /**
   * Open the categories field in *Consent banner*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: consent_banner.settings
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  settings: prismic.KeyTextField

  /**
   * Button: save the chosen categories field in *Consent banner*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: consent_banner.save
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  save: prismic.KeyTextField

  /**
   * Button: close the settings without an answer field in *Consent banner*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: consent_banner.close
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  close: prismic.KeyTextField

  /**
   * Note for browsers with Global Privacy Control; {refused} and {choosable} are lists of categories field in *Consent banner*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: consent_banner.privacy_control
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  privacy_control: prismic.KeyTextField

  /**
   * Line at the end of the page while cookies are allowed field in *Consent banner*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: consent_banner.notice
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  notice: prismic.KeyTextField
}

/**
 * Consent banner document from Prismic
 *
 * - **API ID**: `consent_banner`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ConsentBannerDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<ConsentBannerDocumentData>,
  'consent_banner',
  Lang
>

/**
 * Item in *Cookie policy → Categories*
 */
export interface CookiePolicyDocumentDataCategoriesItem {
  /**
   * Consent category field in *Cookie policy → Categories*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: necessary
   * - **API ID Path**: cookie_policy.categories[].category
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  category: prismic.SelectField<'necessary' | 'analytics' | 'advertisement' | 'functionality', 'filled'>

  /**
   * Title field in *Cookie policy → Categories*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.categories[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * What it is for field in *Cookie policy → Categories*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.categories[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Cookie policy → When something is stored*
 */
export interface CookiePolicyDocumentDataConditionsItem {
  /**
   * Condition field in *Cookie policy → When something is stored*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: allowed
   * - **API ID Path**: cookie_policy.conditions[].condition
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  condition: prismic.SelectField<
    | 'opened'
    | 'used'
    | 'decided'
    | 'openedUnlessRefused'
    | 'typedUnlessRefused'
    | 'usedUnlessRefused'
    | 'pressed'
    | 'allowed'
    | 'categoryAlways'
    | 'categoryUnlessRefused'
    | 'categoryAllowed',
    'filled'
  >

  /**
   * In words field in *Cookie policy → When something is stored*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.conditions[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Cookie policy → What each entry is for*
 */
export interface CookiePolicyDocumentDataPurposesItem {
  /**
   * First name of the entry, as in the list of everything that is stored field in *Cookie policy → What each entry is for*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.purposes[].entry
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  entry: prismic.KeyTextField

  /**
   * Purpose field in *Cookie policy → What each entry is for*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.purposes[].purpose
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  purpose: prismic.KeyTextField
}

type CookiePolicyDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Cookie policy documents
 */
interface CookiePolicyDocumentData {
  /**
   * Title field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Updated on field in *Cookie policy*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.updated_on
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  updated_on: prismic.DateField

  /**
   * Introduction field in *Cookie policy*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.intro
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  intro: prismic.RichTextField

  /**
   * Categories field in *Cookie policy*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.categories[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  categories: prismic.GroupField<Simplify<CookiePolicyDocumentDataCategoriesItem>>

  /**
   * When something is stored field in *Cookie policy*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.conditions[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  conditions: prismic.GroupField<Simplify<CookiePolicyDocumentDataConditionsItem>>

  /**
   * What each entry is for field in *Cookie policy*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.purposes[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  purposes: prismic.GroupField<Simplify<CookiePolicyDocumentDataPurposesItem>>

  /**
   * Column: name field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.name_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name_label: prismic.KeyTextField

  /**
   * Column: provider field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.provider_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  provider_label: prismic.KeyTextField

  /**
   * Column: purpose field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.purpose_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  purpose_label: prismic.KeyTextField

  /**
   * Column: when it is stored field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.when_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  when_label: prismic.KeyTextField

  /**
   * Column: lifetime field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.lifetime_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lifetime_label: prismic.KeyTextField

  /**
   * Of an entry that is no cookie: where it is field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.storage_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  storage_label: prismic.KeyTextField

  /**
   * Lifetime: until the tab or browser is closed field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.session_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  session_label: prismic.KeyTextField

  /**
   * Lifetime: until the visitor deletes it field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.until_deleted_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  until_deleted_label: prismic.KeyTextField

  /**
   * Lifetime: set by the provider field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.by_provider_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  by_provider_label: prismic.KeyTextField

  /**
   * How many names a category has, with {count} field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.count_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  count_label: prismic.KeyTextField

  /**
   * Body; {refused} and {choosable} are the categories that the Global Privacy Control refuses, and those that it does not field in *Cookie policy*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.body
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  body: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Slice Zone field in *Cookie policy*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<CookiePolicyDocumentDataSlicesSlice> /**
   * Meta title field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Cookie policy*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Cookie policy*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Cookie policy*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cookie_policy.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Cookie policy document from Prismic
 *
 * - **API ID**: `cookie_policy`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CookiePolicyDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<CookiePolicyDocumentData>,
  'cookie_policy',
  Lang
>

/**
 * Item in *Customer case → Results in figures, the most telling first: it is on the card of the case*
 */
export interface CustomerCaseDocumentDataResultsItem {
  /**
   * Figure (0.9%, day 3) field in *Customer case → Results in figures, the most telling first: it is on the card of the case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.results[].figure
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  figure: prismic.KeyTextField

  /**
   * What it measures field in *Customer case → Results in figures, the most telling first: it is on the card of the case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.results[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * What it was before field in *Customer case → Results in figures, the most telling first: it is on the card of the case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.results[].note
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  note: prismic.KeyTextField
}

/**
 * Item in *Customer case → Facts*
 */
export interface CustomerCaseDocumentDataFactsItem {
  /**
   * Label field in *Customer case → Facts*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.facts[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Value field in *Customer case → Facts*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.facts[].value
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value: prismic.KeyTextField
}

/**
 * Item in *Customer case → Products used*
 */
export interface CustomerCaseDocumentDataProductsItem {
  /**
   * Product page field in *Customer case → Products used*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.products[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

type CustomerCaseDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Customer case documents
 */
interface CustomerCaseDocumentData {
  /**
   * Title field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Company (invented) field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.company
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  company: prismic.KeyTextField

  /**
   * An example: invented, the page shows a mark field in *Customer case*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: customer_case.is_example
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  is_example: prismic.BooleanField

  /**
   * Industry field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.industry
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  industry: prismic.KeyTextField

  /**
   * Country field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.country
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  country: prismic.KeyTextField

  /**
   * Employees field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.employees
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  employees: prismic.KeyTextField

  /**
   * Results in figures, the most telling first: it is on the card of the case field in *Customer case*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.results[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  results: prismic.GroupField<Simplify<CustomerCaseDocumentDataResultsItem>>

  /**
   * Facts field in *Customer case*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.facts[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  facts: prismic.GroupField<Simplify<CustomerCaseDocumentDataFactsItem>>

  /**
   * Challenge title field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.challenge_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  challenge_title: prismic.KeyTextField

  /**
   * Challenge field in *Customer case*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.challenge
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  challenge: prismic.RichTextField

  /**
   * Solution title field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.solution_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  solution_title: prismic.KeyTextField

  /**
   * Solution field in *Customer case*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.solution
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  solution: prismic.RichTextField

  /**
   * Result title field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.result_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  result_title: prismic.KeyTextField

  /**
   * Result field in *Customer case*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.result
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  result: prismic.RichTextField

  /**
   * Quote field in *Customer case*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.quote
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  quote: prismic.RichTextField

  /**
   * Quote author (invented) field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.quote_author
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  quote_author: prismic.KeyTextField

  /**
   * Quote role field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.quote_role
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  quote_role: prismic.KeyTextField

  /**
   * Portrait of the author field in *Customer case*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: customer_case.quote_portrait
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  quote_portrait: prismic.SelectField<
    | 'none'
    | 'bun'
    | 'curls'
    | 'beard'
    | 'fringe'
    | 'glasses'
    | 'scarf'
    | 'plait'
    | 'moustache'
    | 'bob'
    | 'waves'
    | 'ponytail'
    | 'quiff'
    | 'crop'
    | 'locks',
    'filled'
  >

  /**
   * Products used field in *Customer case*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.products[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  products: prismic.GroupField<Simplify<CustomerCaseDocumentDataProductsItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Customer case*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<CustomerCaseDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Customer case*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: customer_case.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Customer case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Customer case*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Customer case*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customer_case.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Customer case document from Prismic
 *
 * - **API ID**: `customer_case`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CustomerCaseDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<CustomerCaseDocumentData>,
  'customer_case',
  Lang
>

/**
 * Item in *Customers → Filters*
 */
export interface CustomersDocumentDataFiltersItem {
  /**
   * By field in *Customers → Filters*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.filters[].key
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  key: prismic.SelectField<'topic' | 'kind' | 'category' | 'industry' | 'country' | 'region'>

  /**
   * Label field in *Customers → Filters*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.filters[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField
}

/**
 * Item in *Customers → Names of values, in their order*
 */
export interface CustomersDocumentDataValueNamesItem {
  /**
   * Value, as in the address field in *Customers → Names of values, in their order*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.value_names[].value
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value: prismic.KeyTextField

  /**
   * Name field in *Customers → Names of values, in their order*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.value_names[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField
}

type CustomersDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Customers documents
 */
interface CustomersDocumentData {
  /**
   * Title field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Featured case field in *Customers*
   *
   * - **Field Type**: Content Relationship
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.featured_case
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/content-relationship
   */
  featured_case: prismic.ContentRelationshipField<'customer_case'>

  /**
   * Scene beside the featured case field in *Customers*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: customers.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Title of the list field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.cases_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  cases_title: prismic.KeyTextField

  /**
   * Filters field in *Customers*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.filters[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  filters: prismic.GroupField<Simplify<CustomersDocumentDataFiltersItem>>

  /**
   * Names of values, in their order field in *Customers*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.value_names[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  value_names: prismic.GroupField<Simplify<CustomersDocumentDataValueNamesItem>>

  /**
   * Label of the search; without it there is none field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.search_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_label: prismic.KeyTextField

  /**
   * The choice that shows everything field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.all_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  all_label: prismic.KeyTextField

  /**
   * {shown} of {total} field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.count_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  count_text: prismic.KeyTextField

  /**
   * {count} more, while the featured case is not in the list field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.more_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  more_text: prismic.KeyTextField

  /**
   * When nothing is found field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.empty_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  empty_text: prismic.KeyTextField

  /**
   * Button that shows everything again field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.reset_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reset_label: prismic.KeyTextField

  /**
   * Link label field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.read_case_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  read_case_label: prismic.KeyTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Customers*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<CustomersDocumentDataSlicesSlice> /**
   * Meta title field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Customers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Customers*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Customers*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: customers.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Customers document from Prismic
 *
 * - **API ID**: `customers`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CustomersDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<CustomersDocumentData>,
  'customers',
  Lang
>

/**
 * Item in *Demo → Agenda*
 */
export interface DemoDocumentDataAgendaItem {
  /**
   * Minutes field in *Demo → Agenda*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.agenda[].minutes
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  minutes: prismic.KeyTextField

  /**
   * Title field in *Demo → Agenda*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.agenda[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Demo → Agenda*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.agenda[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type DemoDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Demo documents
 */
interface DemoDocumentData {
  /**
   * Title field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Agenda title field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.agenda_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  agenda_title: prismic.KeyTextField

  /**
   * Agenda field in *Demo*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.agenda[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  agenda: prismic.GroupField<Simplify<DemoDocumentDataAgendaItem>>

  /**
   * Form title field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.form_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_title: prismic.KeyTextField

  /**
   * Form lead field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.form_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_lead: prismic.KeyTextField

  /**
   * After title field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.after_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  after_title: prismic.KeyTextField

  /**
   * What happens after field in *Demo*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.after
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  after: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Demo*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<DemoDocumentDataSlicesSlice> /**
   * Meta title field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Demo*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Demo*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: demo.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Demo document from Prismic
 *
 * - **API ID**: `demo`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type DemoDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<DemoDocumentData>,
  'demo',
  Lang
>

/**
 * Item in *Disallowed e-mail domains → Domains that are no work e-mail*
 */
export interface DisallowedEmailDomainsDocumentDataDomainsItem {
  /**
   * Domain after the @, in lower case field in *Disallowed e-mail domains → Domains that are no work e-mail*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: disallowed_email_domains.domains[].domain
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  domain: prismic.KeyTextField
}

/**
 * Content for Disallowed e-mail domains documents
 */
interface DisallowedEmailDomainsDocumentData {
  /**
   * Domains that are no work e-mail field in *Disallowed e-mail domains*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: disallowed_email_domains.domains[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  domains: prismic.GroupField<Simplify<DisallowedEmailDomainsDocumentDataDomainsItem>>
}

/**
 * Disallowed e-mail domains document from Prismic
 *
 * - **API ID**: `disallowed_email_domains`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type DisallowedEmailDomainsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<DisallowedEmailDomainsDocumentData>,
  'disallowed_email_domains',
  Lang
>

/**
 * Item in *Ebook → Chapters*
 */
export interface EbookDocumentDataChaptersItem {
  /**
   * Title field in *Ebook → Chapters*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.chapters[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Ebook → Chapters*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.chapters[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type EbookDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Ebook documents
 */
interface EbookDocumentData {
  /**
   * Title field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Title on the cover field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.cover_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  cover_title: prismic.KeyTextField

  /**
   * Colour of the cover field in *Ebook*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: evergreen
   * - **API ID Path**: ebook.cover_colour
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  cover_colour: prismic.SelectField<'evergreen' | 'night' | 'sand', 'filled'>

  /**
   * Topic, by which lists can be filtered field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.topic
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  topic: prismic.KeyTextField

  /**
   * Chapters title field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.chapters_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  chapters_title: prismic.KeyTextField

  /**
   * Chapters field in *Ebook*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.chapters[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  chapters: prismic.GroupField<Simplify<EbookDocumentDataChaptersItem>>

  /**
   * For whom title field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.for_whom_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  for_whom_title: prismic.KeyTextField

  /**
   * For whom field in *Ebook*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.for_whom
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  for_whom: prismic.RichTextField

  /**
   * Form title field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.form_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_title: prismic.KeyTextField

  /**
   * Form lead field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.form_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_lead: prismic.KeyTextField

  /**
   * After the form: title field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.access_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  access_title: prismic.KeyTextField

  /**
   * After the form: text field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.access_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  access_text: prismic.KeyTextField

  /**
   * After the form: link field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.access_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  access_label: prismic.KeyTextField

  /**
   * After the form: button that brings it back field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.access_again
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  access_again: prismic.KeyTextField

  /**
   * File field in *Ebook*
   *
   * - **Field Type**: Link to Media
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.file
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link-to-media
   */
  file: prismic.LinkToMediaField<prismic.FieldState, never>

  /**
   * Only for the market (locale code), instead of the shared document field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Ebook*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<EbookDocumentDataSlicesSlice> /**
   * Meta title field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Ebook*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Ebook*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Ebook*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: ebook.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Ebook document from Prismic
 *
 * - **API ID**: `ebook`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type EbookDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<EbookDocumentData>,
  'ebook',
  Lang
>

/**
 * Item in *Expense policy builder → Topics*
 */
export interface ExpensePolicyBuilderDocumentDataTopicsItem {
  /**
   * Topic field in *Expense policy builder → Topics*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.topics[].topic
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  topic: prismic.KeyTextField

  /**
   * Question to settle field in *Expense policy builder → Topics*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.topics[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Advice field in *Expense policy builder → Topics*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.topics[].advice
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  advice: prismic.KeyTextField

  /**
   * Model clause field in *Expense policy builder → Topics*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.topics[].clause
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  clause: prismic.KeyTextField
}

/**
 * Item in *Expense policy builder → FAQ*
 */
export interface ExpensePolicyBuilderDocumentDataFaqItem {
  /**
   * Question field in *Expense policy builder → FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.faq[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Answer field in *Expense policy builder → FAQ*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.faq[].answer
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  answer: prismic.RichTextField
}

type ExpensePolicyBuilderDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Expense policy builder documents
 */
interface ExpensePolicyBuilderDocumentData {
  /**
   * Title field in *Expense policy builder*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Expense policy builder*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Introduction field in *Expense policy builder*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.intro
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  intro: prismic.RichTextField

  /**
   * Topics title field in *Expense policy builder*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.topics_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  topics_title: prismic.KeyTextField

  /**
   * Topics field in *Expense policy builder*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.topics[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  topics: prismic.GroupField<Simplify<ExpensePolicyBuilderDocumentDataTopicsItem>>

  /**
   * FAQ title field in *Expense policy builder*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.faq_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  faq_title: prismic.KeyTextField

  /**
   * FAQ field in *Expense policy builder*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.faq[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  faq: prismic.GroupField<Simplify<ExpensePolicyBuilderDocumentDataFaqItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Expense policy builder*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Expense policy builder*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Expense policy builder*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<ExpensePolicyBuilderDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Expense policy builder*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: expense_policy_builder.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Expense policy builder*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Expense policy builder*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Expense policy builder*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Expense policy builder*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_policy_builder.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Expense policy builder document from Prismic
 *
 * - **API ID**: `expense_policy_builder`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ExpensePolicyBuilderDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<ExpensePolicyBuilderDocumentData>,
  'expense_policy_builder',
  Lang
>

/**
 * Item in *Expense report generator → Columns of a report*
 */
export interface ExpenseReportGeneratorDocumentDataColumnsItem {
  /**
   * Column field in *Expense report generator → Columns of a report*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.columns[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * What goes there field in *Expense report generator → Columns of a report*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.columns[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Example field in *Expense report generator → Columns of a report*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.columns[].example
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  example: prismic.KeyTextField
}

/**
 * Item in *Expense report generator → Common mistakes*
 */
export interface ExpenseReportGeneratorDocumentDataMistakesItem {
  /**
   * Title field in *Expense report generator → Common mistakes*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.mistakes[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Expense report generator → Common mistakes*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.mistakes[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Expense report generator → FAQ*
 */
export interface ExpenseReportGeneratorDocumentDataFaqItem {
  /**
   * Question field in *Expense report generator → FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.faq[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Answer field in *Expense report generator → FAQ*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.faq[].answer
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  answer: prismic.RichTextField
}

type ExpenseReportGeneratorDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Expense report generator documents
 */
interface ExpenseReportGeneratorDocumentData {
  /**
   * Title field in *Expense report generator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Expense report generator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Introduction field in *Expense report generator*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.intro
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  intro: prismic.RichTextField

  /**
   * Columns title field in *Expense report generator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.columns_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  columns_title: prismic.KeyTextField

  /**
   * Columns of a report field in *Expense report generator*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.columns[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  columns: prismic.GroupField<Simplify<ExpenseReportGeneratorDocumentDataColumnsItem>>

  /**
   * Mistakes title field in *Expense report generator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.mistakes_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  mistakes_title: prismic.KeyTextField

  /**
   * Common mistakes field in *Expense report generator*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.mistakes[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  mistakes: prismic.GroupField<Simplify<ExpenseReportGeneratorDocumentDataMistakesItem>>

  /**
   * FAQ title field in *Expense report generator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.faq_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  faq_title: prismic.KeyTextField

  /**
   * FAQ field in *Expense report generator*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.faq[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  faq: prismic.GroupField<Simplify<ExpenseReportGeneratorDocumentDataFaqItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Expense report generator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Expense report generator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Expense report generator*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<ExpenseReportGeneratorDocumentDataSlicesSlice> /**
   * Meta title field in *Expense report generator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Expense report generator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Expense report generator*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Expense report generator*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: expense_report_generator.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Expense report generator document from Prismic
 *
 * - **API ID**: `expense_report_generator`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ExpenseReportGeneratorDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<ExpenseReportGeneratorDocumentData>,
  'expense_report_generator',
  Lang
>

/**
 * Item in *Experimental landing page → Problems*
 */
export interface ExperimentalLandingPageDocumentDataProblemsItem {
  /**
   * Before field in *Experimental landing page → Problems*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.problems[].before
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  before: prismic.KeyTextField

  /**
   * After field in *Experimental landing page → Problems*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.problems[].after
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  after: prismic.KeyTextField
}

type ExperimentalLandingPageDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Experimental landing page documents
 */
interface ExperimentalLandingPageDocumentData {
  /**
   * Title field in *Experimental landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Experimental landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Promise field in *Experimental landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.promise
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  promise: prismic.KeyTextField

  /**
   * Problem title field in *Experimental landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.problem_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  problem_title: prismic.KeyTextField

  /**
   * Problems field in *Experimental landing page*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.problems[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  problems: prismic.GroupField<Simplify<ExperimentalLandingPageDocumentDataProblemsItem>>

  /**
   * Offer title field in *Experimental landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.offer_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  offer_title: prismic.KeyTextField

  /**
   * Offer field in *Experimental landing page*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.offer
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  offer: prismic.RichTextField

  /**
   * Link field in *Experimental landing page*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Only for the market (locale code), instead of the shared document field in *Experimental landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Experimental landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Experimental landing page*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<ExperimentalLandingPageDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Experimental landing page*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: experimental_landing_page.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Experimental landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Experimental landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Experimental landing page*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Experimental landing page*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: experimental_landing_page.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Experimental landing page document from Prismic
 *
 * - **API ID**: `experimental_landing_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ExperimentalLandingPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<ExperimentalLandingPageDocumentData>,
  'experimental_landing_page',
  Lang
>

/**
 * Item in *Explore product → Flows*
 */
export interface ExploreProductDocumentDataFlowsItem {
  /**
   * Flow of the interactive demo field in *Explore product → Flows*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.flows[].flow
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  flow: prismic.SelectField<'issue_card' | 'pay_receipt' | 'approve_expense' | 'pay_invoice' | 'close_month'>

  /**
   * Title field in *Explore product → Flows*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.flows[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Explore product → Flows*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.flows[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Device field in *Explore product → Flows*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: desktop
   * - **API ID Path**: explore_product.flows[].device
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  device: prismic.SelectField<'desktop' | 'phone', 'filled'>

  /**
   * Scene: the picture of the product field in *Explore product → Flows*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: explore_product.flows[].scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Steps field in *Explore product → Flows*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.flows[].steps
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  steps: prismic.RichTextField
}

type ExploreProductDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Explore product documents
 */
interface ExploreProductDocumentData {
  /**
   * Title field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Scene: the picture of the product field in *Explore product*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: explore_product.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Flows title field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.flows_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  flows_title: prismic.KeyTextField

  /**
   * Flows field in *Explore product*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.flows[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  flows: prismic.GroupField<Simplify<ExploreProductDocumentDataFlowsItem>>

  /**
   * Link field in *Explore product*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Only for the market (locale code), instead of the shared document field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Explore product*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<ExploreProductDocumentDataSlicesSlice>

  /**
   * Title of the interactive demo field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.demo_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  demo_title: prismic.KeyTextField

  /**
   * Lead of the interactive demo field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.demo_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  demo_lead: prismic.KeyTextField

  /**
   * Button that starts the interactive demo field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.demo_start
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  demo_start: prismic.KeyTextField /**
   * Meta title field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Explore product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Explore product*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Explore product*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Explore product document from Prismic
 *
 * - **API ID**: `explore_product`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ExploreProductDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<ExploreProductDocumentData>,
  'explore_product',
  Lang
>

/**
 * Item in *Explore product, version 2 → Roles → Tasks*
 */
export interface ExploreProductV2DocumentDataRolesTasksItem {
  /**
   * Title field in *Explore product, version 2 → Roles → Tasks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.roles[].tasks[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Explore product, version 2 → Roles → Tasks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.roles[].tasks[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Explore product, version 2 → Roles*
 */
export interface ExploreProductV2DocumentDataRolesItem {
  /**
   * Role field in *Explore product, version 2 → Roles*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.roles[].role
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  role: prismic.KeyTextField

  /**
   * Promise field in *Explore product, version 2 → Roles*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.roles[].promise
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  promise: prismic.KeyTextField

  /**
   * Scene: the picture of the product field in *Explore product, version 2 → Roles*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: explore_product_v2.roles[].scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Tasks field in *Explore product, version 2 → Roles*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.roles[].tasks[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  tasks: prismic.NestedGroupField<Simplify<ExploreProductV2DocumentDataRolesTasksItem>>
}

type ExploreProductV2DocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Item in *Explore product, version 2 → Flows of the interactive demo, ordered by role*
 */
export interface ExploreProductV2DocumentDataDemoFlowsItem {
  /**
   * Role, as above field in *Explore product, version 2 → Flows of the interactive demo, ordered by role*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.demo_flows[].role
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  role: prismic.KeyTextField

  /**
   * Flow of the interactive demo field in *Explore product, version 2 → Flows of the interactive demo, ordered by role*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.demo_flows[].flow
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  flow: prismic.SelectField<'issue_card' | 'pay_receipt' | 'approve_expense' | 'pay_invoice' | 'close_month'>

  /**
   * Title field in *Explore product, version 2 → Flows of the interactive demo, ordered by role*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.demo_flows[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Explore product, version 2 → Flows of the interactive demo, ordered by role*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.demo_flows[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Content for Explore product, version 2 documents
 */
interface ExploreProductV2DocumentData {
  /**
   * Title field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Roles title field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.roles_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  roles_title: prismic.KeyTextField

  /**
   * Roles field in *Explore product, version 2*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.roles[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  roles: prismic.GroupField<Simplify<ExploreProductV2DocumentDataRolesItem>>

  /**
   * Link field in *Explore product, version 2*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Only for the market (locale code), instead of the shared document field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Explore product, version 2*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<ExploreProductV2DocumentDataSlicesSlice>

  /**
   * Title of the interactive demo field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.demo_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  demo_title: prismic.KeyTextField

  /**
   * Lead of the interactive demo field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.demo_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  demo_lead: prismic.KeyTextField

  /**
   * Button that starts the interactive demo field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.demo_start
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  demo_start: prismic.KeyTextField

  /**
   * Flows of the interactive demo, ordered by role field in *Explore product, version 2*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.demo_flows[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  demo_flows: prismic.GroupField<Simplify<ExploreProductV2DocumentDataDemoFlowsItem>> /**
   * Meta title field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Explore product, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Explore product, version 2*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Explore product, version 2*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: explore_product_v2.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Explore product, version 2 document from Prismic
 *
 * - **API ID**: `explore_product_v2`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ExploreProductV2Document<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<ExploreProductV2DocumentData>,
  'explore_product_v2',
  Lang
>

/**
 * Item in *FAQ → Categories → Questions*
 */
export interface FaqDocumentDataCategoriesQuestionsItem {
  /**
   * Question field in *FAQ → Categories → Questions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.categories[].questions[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Answer field in *FAQ → Categories → Questions*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.categories[].questions[].answer
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  answer: prismic.RichTextField
}

/**
 * Item in *FAQ → Categories*
 */
export interface FaqDocumentDataCategoriesItem {
  /**
   * Title field in *FAQ → Categories*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.categories[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Questions field in *FAQ → Categories*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.categories[].questions[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  questions: prismic.NestedGroupField<Simplify<FaqDocumentDataCategoriesQuestionsItem>>
}

type FaqDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for FAQ documents
 */
interface FaqDocumentData {
  /**
   * Title field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Label of the search; without it there is none field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.search_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_label: prismic.KeyTextField

  /**
   * {shown} of {total} field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.count_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  count_text: prismic.KeyTextField

  /**
   * When nothing is found field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.empty_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  empty_text: prismic.KeyTextField

  /**
   * Button that shows everything again field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.reset_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reset_label: prismic.KeyTextField

  /**
   * Categories field in *FAQ*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.categories[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  categories: prismic.GroupField<Simplify<FaqDocumentDataCategoriesItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *FAQ*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<FaqDocumentDataSlicesSlice> /**
   * Meta title field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *FAQ*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *FAQ*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * FAQ document from Prismic
 *
 * - **API ID**: `faq`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FaqDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<FaqDocumentData>,
  'faq',
  Lang
>

/**
 * Item in *Fetch → Sources*
 */
export interface FetchDocumentDataSourcesItem {
  /**
   * Source field in *Fetch → Sources*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.sources[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * What is fetched field in *Fetch → Sources*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.sources[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Fetch → Steps*
 */
export interface FetchDocumentDataStepsItem {
  /**
   * Title field in *Fetch → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.steps[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Fetch → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.steps[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type FetchDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Fetch documents
 */
interface FetchDocumentData {
  /**
   * Title field in *Fetch*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Fetch*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Primary link field in *Fetch*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *Fetch*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.secondary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Sources title field in *Fetch*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.sources_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  sources_title: prismic.KeyTextField

  /**
   * Sources field in *Fetch*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.sources[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  sources: prismic.GroupField<Simplify<FetchDocumentDataSourcesItem>>

  /**
   * Steps title field in *Fetch*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.steps_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  steps_title: prismic.KeyTextField

  /**
   * Steps field in *Fetch*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.steps[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  steps: prismic.GroupField<Simplify<FetchDocumentDataStepsItem>>

  /**
   * Privacy title field in *Fetch*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.privacy_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  privacy_title: prismic.KeyTextField

  /**
   * What Fetch does not read field in *Fetch*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.privacy
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  privacy: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Fetch*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Fetch*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Fetch*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<FetchDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Fetch*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: fetch.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Fetch*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Fetch*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Fetch*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Fetch*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: fetch.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Fetch document from Prismic
 *
 * - **API ID**: `fetch`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FetchDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<FetchDocumentData>,
  'fetch',
  Lang
>

/**
 * Item in *GDPR → Rights*
 */
export interface GdprDocumentDataRightsItem {
  /**
   * Right field in *GDPR → Rights*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.rights[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * What it means here field in *GDPR → Rights*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.rights[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type GdprDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for GDPR documents
 */
interface GdprDocumentData {
  /**
   * Title field in *GDPR*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *GDPR*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Updated on field in *GDPR*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.updated_on
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  updated_on: prismic.DateField

  /**
   * Introduction field in *GDPR*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.intro
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  intro: prismic.RichTextField

  /**
   * Title of the rights field in *GDPR*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.rights_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  rights_title: prismic.KeyTextField

  /**
   * Rights field in *GDPR*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.rights[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  rights: prismic.GroupField<Simplify<GdprDocumentDataRightsItem>>

  /**
   * Contact title field in *GDPR*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.contact_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  contact_title: prismic.KeyTextField

  /**
   * Contact field in *GDPR*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.contact
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  contact: prismic.RichTextField

  /**
   * Body field in *GDPR*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.body
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  body: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *GDPR*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Slice Zone field in *GDPR*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<GdprDocumentDataSlicesSlice> /**
   * Meta title field in *GDPR*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *GDPR*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *GDPR*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *GDPR*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: gdpr.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * GDPR document from Prismic
 *
 * - **API ID**: `gdpr`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type GdprDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<GdprDocumentData>,
  'gdpr',
  Lang
>

/**
 * Content for Global strings documents
 */
interface GlobalStringsDocumentData {
  /**
   * Sign up field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.sign_up
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  sign_up: prismic.KeyTextField

  /**
   * Skip to content field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.skip_to_content
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  skip_to_content: prismic.KeyTextField

  /**
   * E-mail label field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.your_email_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  your_email_label: prismic.KeyTextField

  /**
   * Play video field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.play_video
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  play_video: prismic.KeyTextField

  /**
   * Pictures of the product: button that pauses their animation field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.pause_animation
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  pause_animation: prismic.KeyTextField

  /**
   * Watch the video field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.watch_the_video
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  watch_the_video: prismic.KeyTextField

  /**
   * Locale selector label field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.locale_selector_global_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  locale_selector_global_label: prismic.KeyTextField

  /**
   * Close button field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.close_button_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  close_button_text: prismic.KeyTextField

  /**
   * Notification banner message field in *Global strings*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.notification_banner_message
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_banner_message: prismic.RichTextField

  /**
   * Accept terms and privacy field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.accept_terms_and_privacy
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  accept_terms_and_privacy: prismic.KeyTextField

  /**
   * Forms: the consent in short, which opens the whole text field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.terms_summary
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  terms_summary: prismic.KeyTextField

  /**
   * reCAPTCHA and privacy terms field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.recaptcha_and_privacy_terms
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  recaptcha_and_privacy_terms: prismic.KeyTextField

  /**
   * Marketing e-mails consent field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.marketing_emails_consent_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  marketing_emails_consent_text: prismic.KeyTextField

  /**
   * Privacy consent text field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.privacy_consent_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  privacy_consent_text: prismic.KeyTextField

  /**
   * Financial partner disclaimer field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.financial_partner_disclaimer
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  financial_partner_disclaimer: prismic.KeyTextField

  /**
   * Something went wrong field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.something_went_wrong
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  something_went_wrong: prismic.KeyTextField

  /**
   * Form submission error field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.form_submission_error
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_submission_error: prismic.KeyTextField

  /**
   * Log in field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.log_in
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  log_in: prismic.KeyTextField

  /**
   * Menu field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.menu
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  menu: prismic.KeyTextField

  /**
   * Home field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.home
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  home: prismic.KeyTextField

  /**
   * Read more field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.read_more
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  read_more: prismic.KeyTextField

  /**
   * Send field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.send
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  send: prismic.KeyTextField

  /**
   * Required field field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.required_field
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  required_field: prismic.KeyTextField

  /**
   * Required field, named by {field} field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.fill_in_field
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  fill_in_field: prismic.KeyTextField

  /**
   * Invalid e-mail field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.invalid_email
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  invalid_email: prismic.KeyTextField

  /**
   * Must be a company e-mail field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.must_be_company_email
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  must_be_company_email: prismic.KeyTextField

  /**
   * Navigated to {title} field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.navigated_to
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  navigated_to: prismic.KeyTextField

  /**
   * Opens in a new tab field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.new_tab
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  new_tab: prismic.KeyTextField

  /**
   * Choose country and language field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.choose_locale
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  choose_locale: prismic.KeyTextField

  /**
   * There is a version of this site for {country}. field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.locale_suggestion
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  locale_suggestion: prismic.KeyTextField

  /**
   * Go to {country} field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.locale_suggestion_accept
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  locale_suggestion_accept: prismic.KeyTextField

  /**
   * Stay here field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.locale_suggestion_decline
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  locale_suggestion_decline: prismic.KeyTextField

  /**
   * Server error title field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.server_error_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  server_error_title: prismic.KeyTextField

  /**
   * Server error text field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.server_error_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  server_error_text: prismic.KeyTextField

  /**
   * per user and month field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.per_user_and_month
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  per_user_and_month: prismic.KeyTextField

  /**
   * billed monthly field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.billed_monthly
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  billed_monthly: prismic.KeyTextField

  /**
   * billed yearly field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.billed_yearly
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  billed_yearly: prismic.KeyTextField

  /**
   * Included field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.included
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  included: prismic.KeyTextField

  /**
   * Not included field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.not_included
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  not_included: prismic.KeyTextField

  /**
   * A mark in a table that compares: yes field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.yes
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  yes: prismic.KeyTextField

  /**
   * A dash in a table that compares: no field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.no
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  no: prismic.KeyTextField

  /**
   * On this page field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.on_this_page
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  on_this_page: prismic.KeyTextField

  /**
   * Updated on field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.updated_on
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  updated_on: prismic.KeyTextField

  /**
   * Breadcrumb label field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.breadcrumb_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  breadcrumb_label: prismic.KeyTextField

  /**
   * Main menu label field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.main_menu_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  main_menu_label: prismic.KeyTextField

  /**
   * Footer label field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.footer_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  footer_label: prismic.KeyTextField

  /**
   * Before field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.before
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  before: prismic.KeyTextField

  /**
   * After field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.after
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  after: prismic.KeyTextField

  /**
   * First name field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.first_name
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  first_name: prismic.KeyTextField

  /**
   * Last name field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.last_name
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  last_name: prismic.KeyTextField

  /**
   * Phone field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.phone
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  phone: prismic.KeyTextField

  /**
   * Company field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.company
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  company: prismic.KeyTextField

  /**
   * Company size field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.company_size
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  company_size: prismic.KeyTextField

  /**
   * Job title field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.job_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  job_title: prismic.KeyTextField

  /**
   * Country field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.country
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  country: prismic.KeyTextField

  /**
   * Message field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.message
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  message: prismic.KeyTextField

  /**
   * Empty list field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.no_content_yet
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  no_content_yet: prismic.KeyTextField

  /**
   * Show transcript field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.show_transcript
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  show_transcript: prismic.KeyTextField

  /**
   * Show an excerpt: {count} minutes of {total} field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.show_excerpt
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  show_excerpt: prismic.KeyTextField

  /**
   * Content from {provider} field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.content_from
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  content_from: prismic.KeyTextField

  /**
   * From field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.from_price
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  from_price: prismic.KeyTextField

  /**
   * E-mail field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.email_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  email_label: prismic.KeyTextField

  /**
   * {count} pages field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.page_count
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  page_count: prismic.KeyTextField

  /**
   * Reading time of a file, {time} field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.reading_time
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reading_time: prismic.KeyTextField

  /**
   * Recorded on field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.recorded_on
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  recorded_on: prismic.KeyTextField

  /**
   * Total field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.total
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  total: prismic.KeyTextField

  /**
   * Recommended field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.recommended
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  recommended: prismic.KeyTextField

  /**
   * Bot protection not loaded field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.bot_protection_not_loaded
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  bot_protection_not_loaded: prismic.KeyTextField

  /**
   * Form cannot be sent from this host ({email}) field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.form_unavailable
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_unavailable: prismic.KeyTextField

  /**
   * Too many requests field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.too_many_requests
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  too_many_requests: prismic.KeyTextField

  /**
   * Form cannot be taken now field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.not_now
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  not_now: prismic.KeyTextField

  /**
   * Event over field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.event_over
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  event_over: prismic.KeyTextField

  /**
   * Offline field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.offline
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  offline: prismic.KeyTextField

  /**
   * Form has changed field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.form_has_changed
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_has_changed: prismic.KeyTextField

  /**
   * Invalid telephone number field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.invalid_phone
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  invalid_phone: prismic.KeyTextField

  /**
   * Sending field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.sending
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  sending: prismic.KeyTextField

  /**
   * Other field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.other
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  other: prismic.KeyTextField

  /**
   * Company size: only me field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.only_me
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  only_me: prismic.KeyTextField

  /**
   * Features of interest field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.features_of_interest
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  features_of_interest: prismic.KeyTextField

  /**
   * Interest: cards field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.interest_cards
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  interest_cards: prismic.KeyTextField

  /**
   * Interest: expenses field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.interest_expenses
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  interest_expenses: prismic.KeyTextField

  /**
   * Interest: invoices field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.interest_invoices
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  interest_invoices: prismic.KeyTextField

  /**
   * Interest: subscriptions field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.interest_subscriptions
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  interest_subscriptions: prismic.KeyTextField

  /**
   * Interest: cash management field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.interest_cash_management
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  interest_cash_management: prismic.KeyTextField

  /**
   * How did you hear about us field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.how_did_you_hear_about_us
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  how_did_you_hear_about_us: prismic.KeyTextField

  /**
   * Accounting system field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.accounting_system
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  accounting_system: prismic.KeyTextField

  /**
   * Monthly company spend field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.monthly_business_spend
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  monthly_business_spend: prismic.KeyTextField

  /**
   * Meeting form: times and questions field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.meeting_message
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meeting_message: prismic.KeyTextField

  /**
   * Cookie settings, the link at the end of every page field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.cookie_settings
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  cookie_settings: prismic.KeyTextField

  /**
   * Example, the mark of an invented customer, person or company field in *Global strings*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: global_strings.example
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  example: prismic.KeyTextField
}

/**
 * Global strings document from Prismic
 *
 * - **API ID**: `global_strings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type GlobalStringsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<GlobalStringsDocumentData>,
  'global_strings',
  Lang
>

/**
 * Item in *Homepage → Products*
 */
export interface HomepageDocumentDataProductsItem {
  /**
   * Icon field in *Homepage → Products*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: card
   * - **API ID Path**: homepage.products[].icon
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  icon: prismic.SelectField<
    | 'card'
    | 'receipt'
    | 'invoice'
    | 'approval'
    | 'chart'
    | 'cash'
    | 'lock'
    | 'globe'
    | 'team'
    | 'phone'
    | 'clock'
    | 'sync'
    | 'wallet'
    | 'bank'
    | 'mileage'
    | 'leaf'
    | 'shield'
    | 'bell'
    | 'search'
    | 'document',
    'filled'
  >

  /**
   * Title field in *Homepage → Products*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.products[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Homepage → Products*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.products[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link field in *Homepage → Products*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.products[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

type HomepageDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Homepage documents
 */
interface HomepageDocumentData {
  /**
   * Title field in *Homepage*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Homepage*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Primary link field in *Homepage*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *Homepage*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.secondary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Products title field in *Homepage*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.products_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  products_title: prismic.KeyTextField

  /**
   * Products field in *Homepage*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.products[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  products: prismic.GroupField<Simplify<HomepageDocumentDataProductsItem>>

  /**
   * Slice Zone field in *Homepage*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<HomepageDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Homepage*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: homepage.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Homepage*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Homepage*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Homepage*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Homepage*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Homepage document from Prismic
 *
 * - **API ID**: `homepage`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HomepageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<HomepageDocumentData>,
  'homepage',
  Lang
>

/**
 * Item in *Homepage, version 2 → Audiences*
 */
export interface HomepageV2DocumentDataAudiencesItem {
  /**
   * Audience field in *Homepage, version 2 → Audiences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.audiences[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Title field in *Homepage, version 2 → Audiences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.audiences[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Homepage, version 2 → Audiences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.audiences[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link field in *Homepage, version 2 → Audiences*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.audiences[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Item in *Homepage, version 2 → Proof points*
 */
export interface HomepageV2DocumentDataProofItem {
  /**
   * Title field in *Homepage, version 2 → Proof points*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.proof[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Homepage, version 2 → Proof points*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.proof[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type HomepageV2DocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Homepage, version 2 documents
 */
interface HomepageV2DocumentData {
  /**
   * Title field in *Homepage, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Homepage, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Primary link field in *Homepage, version 2*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *Homepage, version 2*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.secondary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Audiences title field in *Homepage, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.audiences_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  audiences_title: prismic.KeyTextField

  /**
   * Audiences field in *Homepage, version 2*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.audiences[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  audiences: prismic.GroupField<Simplify<HomepageV2DocumentDataAudiencesItem>>

  /**
   * Proof title field in *Homepage, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.proof_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  proof_title: prismic.KeyTextField

  /**
   * Proof points field in *Homepage, version 2*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.proof[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  proof: prismic.GroupField<Simplify<HomepageV2DocumentDataProofItem>>

  /**
   * Slice Zone field in *Homepage, version 2*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<HomepageV2DocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Homepage, version 2*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: homepage_v2.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Homepage, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Homepage, version 2*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Homepage, version 2*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Homepage, version 2*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: homepage_v2.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Homepage, version 2 document from Prismic
 *
 * - **API ID**: `homepage_v2`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HomepageV2Document<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<HomepageV2DocumentData>,
  'homepage_v2',
  Lang
>

/**
 * Item in *Integration → Limits*
 */
export interface IntegrationDocumentDataLimitsItem {
  /**
   * Title field in *Integration → Limits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.limits[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Integration → Limits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.limits[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Integration → What is synced*
 */
export interface IntegrationDocumentDataSyncedItem {
  /**
   * Title field in *Integration → What is synced*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.synced[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Integration → What is synced*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.synced[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Integration → Set-up steps*
 */
export interface IntegrationDocumentDataSetupItem {
  /**
   * Title field in *Integration → Set-up steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.setup[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Integration → Set-up steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.setup[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type IntegrationDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Integration documents
 */
interface IntegrationDocumentData {
  /**
   * Partner product field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.partner_name
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  partner_name: prismic.KeyTextField

  /**
   * Category field in *Integration*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: accounting
   * - **API ID Path**: integration.category
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  category: prismic.SelectField<'accounting' | 'hr' | 'travel' | 'identity', 'filled'>

  /**
   * Place in the list, from 1; without one after those, by category and name field in *Integration*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.position
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  position: prismic.NumberField

  /**
   * Title field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Limits: title field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.limits_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  limits_title: prismic.KeyTextField

  /**
   * Limits field in *Integration*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.limits[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  limits: prismic.GroupField<Simplify<IntegrationDocumentDataLimitsItem>>

  /**
   * Synced title field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.synced_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  synced_title: prismic.KeyTextField

  /**
   * What is synced field in *Integration*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.synced[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  synced: prismic.GroupField<Simplify<IntegrationDocumentDataSyncedItem>>

  /**
   * Set-up title field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.setup_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  setup_title: prismic.KeyTextField

  /**
   * Set-up steps field in *Integration*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.setup[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  setup: prismic.GroupField<Simplify<IntegrationDocumentDataSetupItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Integration*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<IntegrationDocumentDataSlicesSlice> /**
   * Meta title field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Integration*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Integration*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Integration*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Integration document from Prismic
 *
 * - **API ID**: `integration`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type IntegrationDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<IntegrationDocumentData>,
  'integration',
  Lang
>

/**
 * Item in *Internal perks → Perks*
 */
export interface InternalPerksDocumentDataPerksItem {
  /**
   * Category field in *Internal perks → Perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.perks[].category
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  category: prismic.KeyTextField

  /**
   * Name field in *Internal perks → Perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.perks[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Text field in *Internal perks → Perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.perks[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * How to use it field in *Internal perks → Perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.perks[].how
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  how: prismic.KeyTextField
}

type InternalPerksDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Internal perks documents
 */
interface InternalPerksDocumentData {
  /**
   * Title field in *Internal perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Internal perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Perks field in *Internal perks*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.perks[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  perks: prismic.GroupField<Simplify<InternalPerksDocumentDataPerksItem>>

  /**
   * Contact field in *Internal perks*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.contact
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  contact: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Internal perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Internal perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Internal perks*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<InternalPerksDocumentDataSlicesSlice> /**
   * Meta title field in *Internal perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Internal perks*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Internal perks*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Internal perks*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: internal_perks.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Internal perks document from Prismic
 *
 * - **API ID**: `internal_perks`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type InternalPerksDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<InternalPerksDocumentData>,
  'internal_perks',
  Lang
>

/**
 * Item in *Invoice approvals (wildcard) → Steps*
 */
export interface InvoiceApprovalsDocumentDataStepsItem {
  /**
   * Title field in *Invoice approvals (wildcard) → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.steps[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Invoice approvals (wildcard) → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.steps[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type InvoiceApprovalsDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Invoice approvals (wildcard) documents
 */
interface InvoiceApprovalsDocumentData {
  /**
   * Title field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Label of the link to the app field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.app_link_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  app_link_label: prismic.KeyTextField

  /**
   * Where the link leads field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.app_link_note
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  app_link_note: prismic.KeyTextField

  /**
   * Steps title field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.steps_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  steps_title: prismic.KeyTextField

  /**
   * Steps field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.steps[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  steps: prismic.GroupField<Simplify<InvoiceApprovalsDocumentDataStepsItem>>

  /**
   * Safety title field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.safety_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  safety_title: prismic.KeyTextField

  /**
   * How to recognise a genuine request field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.safety
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  safety: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Slice Zone field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<InvoiceApprovalsDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: invoice_approvals.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Invoice approvals (wildcard)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_approvals.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Invoice approvals (wildcard) document from Prismic
 *
 * - **API ID**: `invoice_approvals`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type InvoiceApprovalsDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<InvoiceApprovalsDocumentData>,
  'invoice_approvals',
  Lang
>

/**
 * Item in *Job listing → Pay for a period*
 */
export interface JobListingDocumentDataPayUnitsItem {
  /**
   * Period field in *Job listing → Pay for a period*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.pay_units[].unit
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  unit: prismic.SelectField<'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR'>

  /**
   * Text with {pay} field in *Job listing → Pay for a period*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.pay_units[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Job listing → Benefits*
 */
export interface JobListingDocumentDataBenefitsItem {
  /**
   * Title field in *Job listing → Benefits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.benefits[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Job listing → Benefits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.benefits[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type JobListingDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Job listing documents
 */
interface JobListingDocumentData {
  /**
   * Title field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * When there are no jobs field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.empty_message
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  empty_message: prismic.KeyTextField

  /**
   * Choice of a filter that takes it back field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.all_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  all_label: prismic.KeyTextField

  /**
   * Team of jobs without a team field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.other_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  other_label: prismic.KeyTextField

  /**
   * How many are shown: {shown} of {total} field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.count_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  count_label: prismic.KeyTextField

  /**
   * When no job fits the filters field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.no_match_message
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  no_match_message: prismic.KeyTextField

  /**
   * Takes all filters back field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.reset_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reset_label: prismic.KeyTextField

  /**
   * Closed job: title field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.closed_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  closed_title: prismic.KeyTextField

  /**
   * Closed job: lead field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.closed_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  closed_lead: prismic.KeyTextField

  /**
   * Closed job: teams with open jobs, title field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.teams_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  teams_title: prismic.KeyTextField

  /**
   * Closed job: open jobs, title field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.open_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  open_title: prismic.KeyTextField

  /**
   * Apply label field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.apply_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  apply_label: prismic.KeyTextField

  /**
   * Department label field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.department_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  department_label: prismic.KeyTextField

  /**
   * Location label field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.location_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  location_label: prismic.KeyTextField

  /**
   * Employment label field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.employment_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  employment_label: prismic.KeyTextField

  /**
   * Pay label field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.pay_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  pay_label: prismic.KeyTextField

  /**
   * Pay for a period field in *Job listing*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.pay_units[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  pay_units: prismic.GroupField<Simplify<JobListingDocumentDataPayUnitsItem>>

  /**
   * Deadline label field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.deadline_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  deadline_label: prismic.KeyTextField

  /**
   * Posted label field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.posted_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  posted_label: prismic.KeyTextField

  /**
   * Beside the application link field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.apply_note
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  apply_note: prismic.KeyTextField

  /**
   * Updated label field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.updated_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  updated_label: prismic.KeyTextField

  /**
   * Back to all jobs field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.back_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  back_label: prismic.KeyTextField

  /**
   * Benefits title field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.benefits_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  benefits_title: prismic.KeyTextField

  /**
   * Benefits field in *Job listing*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.benefits[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  benefits: prismic.GroupField<Simplify<JobListingDocumentDataBenefitsItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Slice Zone field in *Job listing*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<JobListingDocumentDataSlicesSlice> /**
   * Meta title field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Job listing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Job listing*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Job listing*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: job_listing.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Job listing document from Prismic
 *
 * - **API ID**: `job_listing`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type JobListingDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<JobListingDocumentData>,
  'job_listing',
  Lang
>

type LandingPageDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Landing page documents
 */
interface LandingPageDocumentData {
  /**
   * Name of the page field in *Landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: landing_page.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: landing_page.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: landing_page.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Landing page*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: landing_page.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<LandingPageDocumentDataSlicesSlice> /**
   * Meta title field in *Landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: landing_page.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Landing page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: landing_page.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Landing page*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: landing_page.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Landing page*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: landing_page.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Landing page document from Prismic
 *
 * - **API ID**: `landing_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LandingPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<LandingPageDocumentData>,
  'landing_page',
  Lang
>

/**
 * Item in *Legal → Company details*
 */
export interface LegalDocumentDataCompanyItem {
  /**
   * Label field in *Legal → Company details*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.company[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Value field in *Legal → Company details*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.company[].value
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value: prismic.KeyTextField
}

/**
 * Item in *Legal → Documents*
 */
export interface LegalDocumentDataDocumentsItem {
  /**
   * Title field in *Legal → Documents*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.documents[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Legal → Documents*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.documents[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link field in *Legal → Documents*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.documents[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

type LegalDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Legal documents
 */
interface LegalDocumentData {
  /**
   * Title field in *Legal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Legal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Updated on field in *Legal*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.updated_on
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  updated_on: prismic.DateField

  /**
   * Company details field in *Legal*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.company[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  company: prismic.GroupField<Simplify<LegalDocumentDataCompanyItem>>

  /**
   * An example: invented, the page shows a mark field in *Legal*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: legal.is_example
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  is_example: prismic.BooleanField

  /**
   * Documents field in *Legal*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.documents[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  documents: prismic.GroupField<Simplify<LegalDocumentDataDocumentsItem>>

  /**
   * Body field in *Legal*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.body
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  body: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Legal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Slice Zone field in *Legal*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<LegalDocumentDataSlicesSlice> /**
   * Meta title field in *Legal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Legal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Legal*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Legal*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: legal.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Legal document from Prismic
 *
 * - **API ID**: `legal`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LegalDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<LegalDocumentData>,
  'legal',
  Lang
>

/**
 * Item in *Market values → Accounting systems in use here that the product sends entries to*
 */
export interface MarketDocumentDataLedgersItem {
  /**
   * Name field in *Market values → Accounting systems in use here that the product sends entries to*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.ledgers[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField
}

/**
 * Item in *Market values → Forms of these values, for texts that need another one*
 */
export interface MarketDocumentDataFormsItem {
  /**
   * Value and form (vat.definite) field in *Market values → Forms of these values, for texts that need another one*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.forms[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Text of the form field in *Market values → Forms of these values, for texts that need another one*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.forms[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Market values → Overrides*
 */
export interface MarketDocumentDataOverridesItem {
  /**
   * Shared document field in *Market values → Overrides*
   *
   * - **Field Type**: Content Relationship
   * - **Placeholder**: *None*
   * - **API ID Path**: market.overrides[].document
   * - **Documentation**: https://prismic.io/docs/fields/content-relationship
   */
  document: prismic.ContentRelationshipField

  /**
   * Field path (in a slice by its id: slices.quote$5f2c.primary.text) field in *Market values → Overrides*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.overrides[].field
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  field: prismic.KeyTextField

  /**
   * Text instead field in *Market values → Overrides*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.overrides[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Content for Market values documents
 */
interface MarketDocumentData {
  /**
   * Locale code field in *Market values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Currency (ISO 4217) field in *Market values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.currency
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  currency: prismic.KeyTextField

  /**
   * Word for VAT field in *Market values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.vat_word
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  vat_word: prismic.KeyTextField

  /**
   * Name of the VAT number field in *Market values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.vat_number_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  vat_number_label: prismic.KeyTextField

  /**
   * Country as in running text field in *Market values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.country_name
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  country_name: prismic.KeyTextField

  /**
   * "in the country" as in running text field in *Market values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.in_country
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  in_country: prismic.KeyTextField

  /**
   * Usual legal form field in *Market values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.legal_form
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  legal_form: prismic.KeyTextField

  /**
   * Company register field in *Market values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.company_register
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  company_register: prismic.KeyTextField

  /**
   * A city for examples field in *Market values*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market.example_city
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  example_city: prismic.KeyTextField

  /**
   * Accounting systems in use here that the product sends entries to field in *Market values*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: market.ledgers[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  ledgers: prismic.GroupField<Simplify<MarketDocumentDataLedgersItem>>

  /**
   * Forms of these values, for texts that need another one field in *Market values*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: market.forms[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  forms: prismic.GroupField<Simplify<MarketDocumentDataFormsItem>>

  /**
   * Overrides field in *Market values*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: market.overrides[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  overrides: prismic.GroupField<Simplify<MarketDocumentDataOverridesItem>>
}

/**
 * Market values document from Prismic
 *
 * - **API ID**: `market`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type MarketDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<MarketDocumentData>,
  'market',
  Lang
>

/**
 * Item in *Law of a market → Facts, in the language of the market*
 */
export interface MarketLawDocumentDataFactsItem {
  /**
   * Fact field in *Law of a market → Facts, in the language of the market*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.facts[].fact
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  fact: prismic.SelectField<
    | 'authority'
    | 'taxAuthority'
    | 'register'
    | 'registerOffice'
    | 'legalForm'
    | 'retention.invoices'
    | 'retention.books'
    | 'retention.property'
    | 'vat.standard'
    | 'vat.reduced'
    | 'vat.secondReduced'
    | 'vat.intermediate'
    | 'vat.superReduced'
    | 'vat.zero'
    | 'number.vat'
    | 'number.company'
    | 'number.tax'
    | 'eInvoicing.networks'
    | 'eInvoicing.companies'
    | 'eInvoicing.publicBodies'
    | 'eInvoicing.later'
    | 'archive'
    | 'language'
    | 'latePayment'
    | 'mileageUnit'
    | 'payment.account'
    | 'payment.bankCode'
    | 'payment.giro'
    | 'payment.reference'
    | 'payment.qrIban'
  >

  /**
   * Text, as it stands in a sentence field in *Law of a market → Facts, in the language of the market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.facts[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Law, as it is cited field in *Law of a market → Facts, in the language of the market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.facts[].law
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  law: prismic.KeyTextField

  /**
   * Short name, or how a number is written (0 for a digit) field in *Law of a market → Facts, in the language of the market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.facts[].form
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form: prismic.KeyTextField

  /**
   * Years (retention) field in *Law of a market → Facts, in the language of the market*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.facts[].years
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  years: prismic.NumberField

  /**
   * First day of the duty field in *Law of a market → Facts, in the language of the market*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.facts[].since
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  since: prismic.DateField

  /**
   * Source field in *Law of a market → Facts, in the language of the market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.facts[].source_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  source_id: prismic.KeyTextField
}

/**
 * Item in *Law of a market → Forms of these facts, for texts that need another one*
 */
export interface MarketLawDocumentDataFormsItem {
  /**
   * Fact and form (authority.dative) field in *Law of a market → Forms of these facts, for texts that need another one*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.forms[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Text of the form field in *Law of a market → Forms of these facts, for texts that need another one*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.forms[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Law of a market → Facts that are not known*
 */
export interface MarketLawDocumentDataGapsItem {
  /**
   * Fact field in *Law of a market → Facts that are not known*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.gaps[].fact
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  fact: prismic.SelectField<
    | 'authority'
    | 'taxAuthority'
    | 'register'
    | 'registerOffice'
    | 'legalForm'
    | 'retention.invoices'
    | 'retention.books'
    | 'retention.property'
    | 'vat.standard'
    | 'vat.reduced'
    | 'vat.secondReduced'
    | 'vat.intermediate'
    | 'vat.superReduced'
    | 'vat.zero'
    | 'number.vat'
    | 'number.company'
    | 'number.tax'
    | 'eInvoicing.networks'
    | 'eInvoicing.companies'
    | 'eInvoicing.publicBodies'
    | 'eInvoicing.later'
    | 'archive'
    | 'language'
    | 'latePayment'
    | 'mileageUnit'
    | 'payment.account'
    | 'payment.bankCode'
    | 'payment.giro'
    | 'payment.reference'
    | 'payment.qrIban'
  >

  /**
   * Why it is not known field in *Law of a market → Facts that are not known*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.gaps[].reason
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reason: prismic.KeyTextField
}

/**
 * Item in *Law of a market → What the law wants in the imprint*
 */
export interface MarketLawDocumentDataImprintItem {
  /**
   * Duty field in *Law of a market → What the law wants in the imprint*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.imprint[].duty
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  duty: prismic.SelectField<
    | 'name'
    | 'legalForm'
    | 'address'
    | 'registeredOffice'
    | 'contact'
    | 'phone'
    | 'register'
    | 'companyNumber'
    | 'vatNumber'
    | 'taxNumber'
    | 'managers'
    | 'capital'
    | 'publisher'
    | 'host'
    | 'purpose'
    | 'authority'
    | 'chamber'
    | 'rules'
    | 'taxApproval'
  >

  /**
   * Law, as it is cited field in *Law of a market → What the law wants in the imprint*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.imprint[].law
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  law: prismic.KeyTextField

  /**
   * Label of the row in the legal page that shows it field in *Law of a market → What the law wants in the imprint*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.imprint[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Source field in *Law of a market → What the law wants in the imprint*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.imprint[].source_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  source_id: prismic.KeyTextField
}

/**
 * Item in *Law of a market → Sources*
 */
export interface MarketLawDocumentDataSourcesItem {
  /**
   * Name that facts refer to field in *Law of a market → Sources*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.sources[].source_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  source_id: prismic.KeyTextField

  /**
   * Title field in *Law of a market → Sources*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.sources[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Address field in *Law of a market → Sources*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.sources[].url
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  url: prismic.KeyTextField

  /**
   * Language (two letters) field in *Law of a market → Sources*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.sources[].language
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  language: prismic.KeyTextField

  /**
   * Day on which it was read field in *Law of a market → Sources*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.sources[].checked_on
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  checked_on: prismic.DateField

  /**
   * To be read again by field in *Law of a market → Sources*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.sources[].review_by
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  review_by: prismic.DateField
}

/**
 * Content for Law of a market documents
 */
interface MarketLawDocumentData {
  /**
   * Locale code field in *Law of a market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.localeCode
   * - **Tab**: Facts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Facts, in the language of the market field in *Law of a market*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.facts[]
   * - **Tab**: Facts
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  facts: prismic.GroupField<Simplify<MarketLawDocumentDataFactsItem>>

  /**
   * Forms of these facts, for texts that need another one field in *Law of a market*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.forms[]
   * - **Tab**: Facts
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  forms: prismic.GroupField<Simplify<MarketLawDocumentDataFormsItem>>

  /**
   * Facts that are not known field in *Law of a market*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.gaps[]
   * - **Tab**: Facts
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  gaps: prismic.GroupField<Simplify<MarketLawDocumentDataGapsItem>> /**
   * What the law wants in the imprint field in *Law of a market*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.imprint[]
   * - **Tab**: Imprint
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  imprint: prismic.GroupField<Simplify<MarketLawDocumentDataImprintItem>> /**
   * Sources field in *Law of a market*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: market_law.sources[]
   * - **Tab**: Sources
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  sources: prismic.GroupField<Simplify<MarketLawDocumentDataSourcesItem>>
}

/**
 * Law of a market document from Prismic
 *
 * - **API ID**: `market_law`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type MarketLawDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<MarketLawDocumentData>,
  'market_law',
  Lang
>

/**
 * Item in *Meeting booker → Prepare*
 */
export interface MeetingBookerDocumentDataPrepareItem {
  /**
   * Text field in *Meeting booker → Prepare*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.prepare[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type MeetingBookerDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Meeting booker documents
 */
interface MeetingBookerDocumentData {
  /**
   * Title field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Provider field in *Meeting booker*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: hubspot
   * - **API ID Path**: meeting_booker.provider
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  provider: prismic.SelectField<'hubspot' | 'chili_piper' | 'calendly', 'filled'>

  /**
   * Meeting slug; of Chili Piper account/path, of Calendly an event type whose first question is for the answers of the qualification flow field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.meeting_slug
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meeting_slug: prismic.KeyTextField

  /**
   * Who you meet title field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.host_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  host_title: prismic.KeyTextField

  /**
   * Who you meet field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.host_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  host_text: prismic.KeyTextField

  /**
   * Prepare title field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.prepare_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  prepare_title: prismic.KeyTextField

  /**
   * Prepare field in *Meeting booker*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.prepare[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  prepare: prismic.GroupField<Simplify<MeetingBookerDocumentDataPrepareItem>>

  /**
   * When the calendar cannot be shown field in *Meeting booker*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.fallback
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  fallback: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Meeting booker*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<MeetingBookerDocumentDataSlicesSlice> /**
   * Meta title field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Meeting booker*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Meeting booker*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField /**
   * Title of the calendar field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.calendar_title
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  calendar_title: prismic.KeyTextField

  /**
   * What is loaded, and from whom: {provider} field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.consent_text
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  consent_text: prismic.KeyTextField

  /**
   * Button: loads the calendar field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.show_label
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  show_label: prismic.KeyTextField

  /**
   * What the provider is given: {answers} field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.handed_over_text
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  handed_over_text: prismic.KeyTextField

  /**
   * While the calendar is loaded field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.loading_text
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  loading_text: prismic.KeyTextField

  /**
   * The calendar did not come field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.failed_text
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  failed_text: prismic.KeyTextField

  /**
   * Button: loads the calendar again field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.retry_label
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  retry_label: prismic.KeyTextField

  /**
   * Link to the form field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.write_label
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  write_label: prismic.KeyTextField

  /**
   * A time is booked: title field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.booked_title
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  booked_title: prismic.KeyTextField

  /**
   * A time is booked: what comes next field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.booked_text
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  booked_text: prismic.KeyTextField

  /**
   * Title of the form field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.form_title
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_title: prismic.KeyTextField

  /**
   * What goes with the form: {answers} field in *Meeting booker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: meeting_booker.sent_text
   * - **Tab**: Calendar texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  sent_text: prismic.KeyTextField
}

/**
 * Meeting booker document from Prismic
 *
 * - **API ID**: `meeting_booker`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type MeetingBookerDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<MeetingBookerDocumentData>,
  'meeting_booker',
  Lang
>

/**
 * Item in *Navigation → Menus → Entries*
 */
export interface NavigationDocumentDataMenusEntriesItem {
  /**
   * Link field in *Navigation → Menus → Entries*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.menus[].entries[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Text field in *Navigation → Menus → Entries*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.menus[].entries[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Icon field in *Navigation → Menus → Entries*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: card
   * - **API ID Path**: navigation.menus[].entries[].icon
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  icon: prismic.SelectField<
    | 'card'
    | 'receipt'
    | 'invoice'
    | 'approval'
    | 'chart'
    | 'cash'
    | 'lock'
    | 'globe'
    | 'team'
    | 'phone'
    | 'clock'
    | 'sync'
    | 'wallet'
    | 'bank'
    | 'mileage'
    | 'leaf'
    | 'shield'
    | 'bell'
    | 'search'
    | 'document',
    'filled'
  >
}

/**
 * Item in *Navigation → Menus*
 */
export interface NavigationDocumentDataMenusItem {
  /**
   * Label field in *Navigation → Menus*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.menus[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Link (a menu without entries is a plain link) field in *Navigation → Menus*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.menus[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Entries field in *Navigation → Menus*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.menus[].entries[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  entries: prismic.NestedGroupField<Simplify<NavigationDocumentDataMenusEntriesItem>>
}

/**
 * Item in *Navigation → Columns → Entries*
 */
export interface NavigationDocumentDataColumnsEntriesItem {
  /**
   * Link field in *Navigation → Columns → Entries*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.columns[].entries[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Item in *Navigation → Columns*
 */
export interface NavigationDocumentDataColumnsItem {
  /**
   * Title field in *Navigation → Columns*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.columns[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Entries field in *Navigation → Columns*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.columns[].entries[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  entries: prismic.NestedGroupField<Simplify<NavigationDocumentDataColumnsEntriesItem>>
}

/**
 * Item in *Navigation → Legal links*
 */
export interface NavigationDocumentDataLegalLinksItem {
  /**
   * Link field in *Navigation → Legal links*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.legal_links[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Content for Navigation documents
 */
interface NavigationDocumentData {
  /**
   * Locale code, for a header and footer of one market alone (de-at); empty for all markets of the language field in *Navigation*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.localeCode
   * - **Tab**: Header
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Menus field in *Navigation*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.menus[]
   * - **Tab**: Header
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  menus: prismic.GroupField<Simplify<NavigationDocumentDataMenusItem>>

  /**
   * Log-in link field in *Navigation*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.log_in_link
   * - **Tab**: Header
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  log_in_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Sign-up link field in *Navigation*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.sign_up_link
   * - **Tab**: Header
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  sign_up_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Demo link field in *Navigation*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.demo_link
   * - **Tab**: Header
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  demo_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never> /**
   * Columns field in *Navigation*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.columns[]
   * - **Tab**: Footer
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  columns: prismic.GroupField<Simplify<NavigationDocumentDataColumnsItem>>

  /**
   * Legal links field in *Navigation*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.legal_links[]
   * - **Tab**: Footer
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  legal_links: prismic.GroupField<Simplify<NavigationDocumentDataLegalLinksItem>>

  /**
   * Closing line field in *Navigation*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: navigation.closing_line
   * - **Tab**: Footer
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  closing_line: prismic.KeyTextField
}

/**
 * Navigation document from Prismic
 *
 * - **API ID**: `navigation`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NavigationDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<NavigationDocumentData>,
  'navigation',
  Lang
>

/**
 * Item in *Not found → Links*
 */
export interface NotFoundDocumentDataLinksItem {
  /**
   * Link field in *Not found → Links*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.links[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Text field in *Not found → Links*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.links[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Content for Not found documents
 */
interface NotFoundDocumentData {
  /**
   * Title field in *Not found*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Not found*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Label of the search field field in *Not found*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.search_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_label: prismic.KeyTextField

  /**
   * Button of the search field in *Not found*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.search_button
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_button: prismic.KeyTextField

  /**
   * Above what the search finds ({words}) field in *Not found*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.search_results
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_results: prismic.KeyTextField

  /**
   * When the search finds nothing ({words}) field in *Not found*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.search_empty
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_empty: prismic.KeyTextField

  /**
   * Title of the links field in *Not found*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.links_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  links_title: prismic.KeyTextField

  /**
   * Links field in *Not found*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.links[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  links: prismic.GroupField<Simplify<NotFoundDocumentDataLinksItem>> /**
   * Meta title field in *Not found*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Not found*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Not found*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Not found*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: not_found.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Not found document from Prismic
 *
 * - **API ID**: `not_found`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NotFoundDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<NotFoundDocumentData>,
  'not_found',
  Lang
>

/**
 * Content for Page without a connection documents
 */
interface OfflinePageDocumentData {
  /**
   * Title field in *Page without a connection*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: offline_page.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text; the page loads again by itself as soon as there is a connection field in *Page without a connection*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: offline_page.text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link: try again field in *Page without a connection*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: offline_page.retry
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  retry: prismic.KeyTextField

  /**
   * Link to the homepage field in *Page without a connection*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: offline_page.home
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  home: prismic.KeyTextField
}

/**
 * Page without a connection document from Prismic
 *
 * - **API ID**: `offline_page`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type OfflinePageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<OfflinePageDocumentData>,
  'offline_page',
  Lang
>

/**
 * Item in *On-demand resource → Chapters*
 */
export interface OnDemandResourceDocumentDataChaptersItem {
  /**
   * Time field in *On-demand resource → Chapters*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.chapters[].time
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  time: prismic.KeyTextField

  /**
   * Title field in *On-demand resource → Chapters*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.chapters[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField
}

type OnDemandResourceDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for On-demand resource documents
 */
interface OnDemandResourceDocumentData {
  /**
   * Title field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Title in lists, which name the kind themselves field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.list_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  list_title: prismic.KeyTextField

  /**
   * Lead field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Scene: the picture of the product, instead of the poster field in *On-demand resource*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: on_demand_resource.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Recorded on field in *On-demand resource*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.recorded_on
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  recorded_on: prismic.DateField

  /**
   * Duration, minutes field in *On-demand resource*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.duration_minutes
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  duration_minutes: prismic.NumberField

  /**
   * Topic, by which lists can be filtered field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.topic
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  topic: prismic.KeyTextField

  /**
   * Video page or file field in *On-demand resource*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.video_url
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Poster field in *On-demand resource*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.poster
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  poster: prismic.ImageField<never>

  /**
   * Form: title. With one, the recording is shown after the form field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.form_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_title: prismic.KeyTextField

  /**
   * Form: lead field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.form_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_lead: prismic.KeyTextField

  /**
   * Button of the form field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.form_button
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_button: prismic.KeyTextField

  /**
   * After the form: title field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.access_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  access_title: prismic.KeyTextField

  /**
   * After the form: text field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.access_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  access_text: prismic.KeyTextField

  /**
   * After the form: link field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.access_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  access_label: prismic.KeyTextField

  /**
   * After the form: button that brings it back field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.access_again
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  access_again: prismic.KeyTextField

  /**
   * Chapters title field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.chapters_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  chapters_title: prismic.KeyTextField

  /**
   * Chapters field in *On-demand resource*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.chapters[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  chapters: prismic.GroupField<Simplify<OnDemandResourceDocumentDataChaptersItem>>

  /**
   * Summary title field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.summary_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  summary_title: prismic.KeyTextField

  /**
   * Summary field in *On-demand resource*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.summary
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  summary: prismic.RichTextField

  /**
   * Transcript title field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.transcript_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  transcript_title: prismic.KeyTextField

  /**
   * Transcript field in *On-demand resource*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.transcript
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  transcript: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *On-demand resource*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<OnDemandResourceDocumentDataSlicesSlice> /**
   * Meta title field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *On-demand resource*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *On-demand resource*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *On-demand resource*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: on_demand_resource.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * On-demand resource document from Prismic
 *
 * - **API ID**: `on_demand_resource`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type OnDemandResourceDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<OnDemandResourceDocumentData>,
  'on_demand_resource',
  Lang
>

type PageDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | InvoiceGeneratorSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice
  | TemplateFilesSlice
  | VatCalculatorSlice
  | ToolTableSlice

/**
 * Content for Page documents
 */
interface PageDocumentData {
  /**
   * Name of the page field in *Page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: page.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Parent page field in *Page*
   *
   * - **Field Type**: Content Relationship
   * - **Placeholder**: *None*
   * - **API ID Path**: page.parent_document
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/content-relationship
   */
  parent_document:
    | prismic.ContentRelationshipField<'page'>
    | prismic.ContentRelationshipField<'customers'>
    | prismic.ContentRelationshipField<'job_listing'>
    | prismic.ContentRelationshipField<'legal'>
    | prismic.ContentRelationshipField<'faq'>

  /**
   * Parent page of code, which is no document: its path without the locale, /legal field in *Page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: page.parent_path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  parent_path: prismic.KeyTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: page.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: page.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Page*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: page.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<PageDocumentDataSlicesSlice> /**
   * Meta title field in *Page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: page.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Page*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: page.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Page*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: page.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Page*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: page.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Page document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<PageDocumentData>,
  'page',
  Lang
>

/**
 * Item in *Partner page (investor, accelerator) → Benefits*
 */
export interface PartnerDocumentDataBenefitsItem {
  /**
   * Icon field in *Partner page (investor, accelerator) → Benefits*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: card
   * - **API ID Path**: partner.benefits[].icon
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  icon: prismic.SelectField<
    | 'card'
    | 'receipt'
    | 'invoice'
    | 'approval'
    | 'chart'
    | 'cash'
    | 'lock'
    | 'globe'
    | 'team'
    | 'phone'
    | 'clock'
    | 'sync'
    | 'wallet'
    | 'bank'
    | 'mileage'
    | 'leaf'
    | 'shield'
    | 'bell'
    | 'search'
    | 'document',
    'filled'
  >

  /**
   * Title field in *Partner page (investor, accelerator) → Benefits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.benefits[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Partner page (investor, accelerator) → Benefits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.benefits[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type PartnerDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Partner page (investor, accelerator) documents
 */
interface PartnerDocumentData {
  /**
   * Title field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Partner (invented) field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.partner_name
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  partner_name: prismic.KeyTextField

  /**
   * An example: invented, the page shows a mark field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: partner.is_example
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  is_example: prismic.BooleanField

  /**
   * Kind field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: accelerator
   * - **API ID Path**: partner.kind
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  kind: prismic.SelectField<'investor' | 'accelerator' | 'community', 'filled'>

  /**
   * Offer title field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.offer_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  offer_title: prismic.KeyTextField

  /**
   * Offer field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.offer
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  offer: prismic.RichTextField

  /**
   * Benefits title field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.benefits_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  benefits_title: prismic.KeyTextField

  /**
   * Benefits field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.benefits[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  benefits: prismic.GroupField<Simplify<PartnerDocumentDataBenefitsItem>>

  /**
   * Terms field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.terms
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  terms: prismic.RichTextField

  /**
   * Link field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Only for the market (locale code), instead of the shared document field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<PartnerDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: partner.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Partner page (investor, accelerator)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Partner page (investor, accelerator) document from Prismic
 *
 * - **API ID**: `partner`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PartnerDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<PartnerDocumentData>,
  'partner',
  Lang
>

/**
 * Item in *Partner big form → Benefits*
 */
export interface PartnerBigFormDocumentDataBenefitsItem {
  /**
   * Title field in *Partner big form → Benefits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.benefits[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Partner big form → Benefits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.benefits[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Partner big form → What happens next*
 */
export interface PartnerBigFormDocumentDataNextStepsItem {
  /**
   * Title field in *Partner big form → What happens next*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.next_steps[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Partner big form → What happens next*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.next_steps[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type PartnerBigFormDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Partner big form documents
 */
interface PartnerBigFormDocumentData {
  /**
   * Title field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Benefits title field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.benefits_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  benefits_title: prismic.KeyTextField

  /**
   * Benefits field in *Partner big form*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.benefits[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  benefits: prismic.GroupField<Simplify<PartnerBigFormDocumentDataBenefitsItem>>

  /**
   * Form title field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.form_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_title: prismic.KeyTextField

  /**
   * Form lead field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.form_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_lead: prismic.KeyTextField

  /**
   * Partner segment field in *Partner big form*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: accounting
   * - **API ID Path**: partner_big_form.partner_segment
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  partner_segment: prismic.SelectField<'accounting' | 'technology' | 'consulting' | 'affiliate', 'filled'>

  /**
   * What happens next title field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.next_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  next_title: prismic.KeyTextField

  /**
   * What happens next field in *Partner big form*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.next_steps[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  next_steps: prismic.GroupField<Simplify<PartnerBigFormDocumentDataNextStepsItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Partner big form*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<PartnerBigFormDocumentDataSlicesSlice> /**
   * Meta title field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Partner big form*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Partner big form*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Partner big form*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partner_big_form.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Partner big form document from Prismic
 *
 * - **API ID**: `partner_big_form`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PartnerBigFormDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<PartnerBigFormDocumentData>,
  'partner_big_form',
  Lang
>

/**
 * Item in *Partnership case → What each side does*
 */
export interface PartnershipCaseDocumentDataWorkItem {
  /**
   * Side field in *Partnership case → What each side does*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.work[].side
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  side: prismic.KeyTextField

  /**
   * Text field in *Partnership case → What each side does*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.work[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type PartnershipCaseDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Partnership case documents
 */
interface PartnershipCaseDocumentData {
  /**
   * Title field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Partner (invented) field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.partner_name
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  partner_name: prismic.KeyTextField

  /**
   * An example: invented, the page shows a mark field in *Partnership case*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: partnership_case.is_example
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  is_example: prismic.BooleanField

  /**
   * Kind of partner field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.partner_kind
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  partner_kind: prismic.KeyTextField

  /**
   * Idea title field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.idea_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  idea_title: prismic.KeyTextField

  /**
   * The idea field in *Partnership case*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.idea
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  idea: prismic.RichTextField

  /**
   * Work title field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.work_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  work_title: prismic.KeyTextField

  /**
   * What each side does field in *Partnership case*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.work[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  work: prismic.GroupField<Simplify<PartnershipCaseDocumentDataWorkItem>>

  /**
   * Outcome title field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.outcome_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  outcome_title: prismic.KeyTextField

  /**
   * Outcome field in *Partnership case*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.outcome
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  outcome: prismic.RichTextField

  /**
   * Quote field in *Partnership case*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.quote
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  quote: prismic.RichTextField

  /**
   * Quote author (invented) field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.quote_author
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  quote_author: prismic.KeyTextField

  /**
   * Quote role field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.quote_role
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  quote_role: prismic.KeyTextField

  /**
   * Portrait of the author field in *Partnership case*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: partnership_case.quote_portrait
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  quote_portrait: prismic.SelectField<
    | 'none'
    | 'bun'
    | 'curls'
    | 'beard'
    | 'fringe'
    | 'glasses'
    | 'scarf'
    | 'plait'
    | 'moustache'
    | 'bob'
    | 'waves'
    | 'ponytail'
    | 'quiff'
    | 'crop'
    | 'locks',
    'filled'
  >

  /**
   * Only for the market (locale code), instead of the shared document field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Partnership case*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<PartnershipCaseDocumentDataSlicesSlice> /**
   * Meta title field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Partnership case*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Partnership case*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Partnership case*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: partnership_case.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Partnership case document from Prismic
 *
 * - **API ID**: `partnership_case`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PartnershipCaseDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<PartnershipCaseDocumentData>,
  'partnership_case',
  Lang
>

/**
 * Item in *Pricing → FAQ*
 */
export interface PricingDocumentDataFaqItem {
  /**
   * Question field in *Pricing → FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.faq[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Answer field in *Pricing → FAQ*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.faq[].answer
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  answer: prismic.RichTextField
}

type PricingDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Item in *Pricing → Plans that the page offers (all when empty)*
 */
export interface PricingDocumentDataOfferedPlansItem {
  /**
   * Plan id (starter, growth or scale) field in *Pricing → Plans that the page offers (all when empty)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.offered_plans[].plan_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  plan_id: prismic.KeyTextField
}

/**
 * Content for Pricing documents
 */
interface PricingDocumentData {
  /**
   * Title field in *Pricing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Pricing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * VAT note field in *Pricing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.vat_note
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  vat_note: prismic.KeyTextField

  /**
   * Comparison title field in *Pricing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.comparison_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  comparison_title: prismic.KeyTextField

  /**
   * FAQ title field in *Pricing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.faq_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  faq_title: prismic.KeyTextField

  /**
   * FAQ field in *Pricing*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.faq[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  faq: prismic.GroupField<Simplify<PricingDocumentDataFaqItem>>

  /**
   * Footnotes field in *Pricing*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.footnotes
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  footnotes: prismic.RichTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Pricing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Pricing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Pricing*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<PricingDocumentDataSlicesSlice>

  /**
   * Plans that the page offers (all when empty) field in *Pricing*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.offered_plans[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  offered_plans: prismic.GroupField<Simplify<PricingDocumentDataOfferedPlansItem>>

  /**
   * Link to the plan picker field in *Pricing*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.picker_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  picker_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never> /**
   * Meta title field in *Pricing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Pricing*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Pricing*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Pricing*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Pricing document from Prismic
 *
 * - **API ID**: `pricing`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PricingDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<PricingDocumentData>,
  'pricing',
  Lang
>

/**
 * Item in *Pricing plan picker → Questions → Answers*
 */
export interface PricingPlanPickerDocumentDataQuestionsAnswersItem {
  /**
   * Answer field in *Pricing plan picker → Questions → Answers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.questions[].answers[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Plan it points to field in *Pricing plan picker → Questions → Answers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.questions[].answers[].plan_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  plan_id: prismic.KeyTextField

  /**
   * Why field in *Pricing plan picker → Questions → Answers*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.questions[].answers[].reason
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reason: prismic.KeyTextField
}

/**
 * Item in *Pricing plan picker → Questions*
 */
export interface PricingPlanPickerDocumentDataQuestionsItem {
  /**
   * Question field in *Pricing plan picker → Questions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.questions[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Help field in *Pricing plan picker → Questions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.questions[].help
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  help: prismic.KeyTextField

  /**
   * Asks for the number of users (with a slider) field in *Pricing plan picker → Questions*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: pricing_plan_picker.questions[].asks_users
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  asks_users: prismic.BooleanField

  /**
   * Answers field in *Pricing plan picker → Questions*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.questions[].answers[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  answers: prismic.NestedGroupField<Simplify<PricingPlanPickerDocumentDataQuestionsAnswersItem>>
}

type PricingPlanPickerDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Pricing plan picker documents
 */
interface PricingPlanPickerDocumentData {
  /**
   * Title field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Questions field in *Pricing plan picker*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.questions[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  questions: prismic.GroupField<Simplify<PricingPlanPickerDocumentDataQuestionsItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Pricing plan picker*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<PricingPlanPickerDocumentDataSlicesSlice>

  /**
   * Progress, with {answered} and {total} field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.progress
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  progress: prismic.KeyTextField

  /**
   * Result while questions are open, with {plan} field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.result_so_far
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  result_so_far: prismic.KeyTextField

  /**
   * Result, with {plan} field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.result_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  result_title: prismic.KeyTextField

  /**
   * Title of the reasons field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.reasons_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reasons_title: prismic.KeyTextField

  /**
   * Change an answer field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.change_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  change_label: prismic.KeyTextField

  /**
   * Back to the question before field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.back_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  back_label: prismic.KeyTextField

  /**
   * Start again field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.restart_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  restart_label: prismic.KeyTextField

  /**
   * Link to the prices, beside the result field in *Pricing plan picker*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.price_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  price_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Title of the plans field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.plans_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  plans_title: prismic.KeyTextField /**
   * Meta title field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Pricing plan picker*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Pricing plan picker*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Pricing plan picker*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_plan_picker.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Pricing plan picker document from Prismic
 *
 * - **API ID**: `pricing_plan_picker`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PricingPlanPickerDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<PricingPlanPickerDocumentData>,
  'pricing_plan_picker',
  Lang
>

/**
 * Item in *Interactive demo → Flows: the words of each, wherever a page offers it → Steps*
 */
export interface ProductDemoDocumentDataFlowsStepsItem {
  /**
   * Step, as in src/product/demo/flows.ts field in *Interactive demo → Flows: the words of each, wherever a page offers it → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.flows[].steps[].step
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  step: prismic.KeyTextField

  /**
   * What to do field in *Interactive demo → Flows: the words of each, wherever a page offers it → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.flows[].steps[].hint
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  hint: prismic.KeyTextField
}

/**
 * Item in *Interactive demo → Flows: the words of each, wherever a page offers it*
 */
export interface ProductDemoDocumentDataFlowsItem {
  /**
   * Flow field in *Interactive demo → Flows: the words of each, wherever a page offers it*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.flows[].flow
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  flow: prismic.SelectField<'issue_card' | 'pay_receipt' | 'approve_expense' | 'pay_invoice' | 'close_month'>

  /**
   * What an earlier flow left for this one, said when it is there field in *Interactive demo → Flows: the words of each, wherever a page offers it*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.flows[].carries_over
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  carries_over: prismic.KeyTextField

  /**
   * What the visitor has done, and what follows from it field in *Interactive demo → Flows: the words of each, wherever a page offers it*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.flows[].completion
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  completion: prismic.KeyTextField

  /**
   * Scene: the picture of the product at the end of the flow field in *Interactive demo → Flows: the words of each, wherever a page offers it*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: product_demo.flows[].scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Steps field in *Interactive demo → Flows: the words of each, wherever a page offers it*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.flows[].steps[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  steps: prismic.NestedGroupField<Simplify<ProductDemoDocumentDataFlowsStepsItem>>
}

/**
 * Item in *Interactive demo → Accounting systems to choose from besides the one of the product screens*
 */
export interface ProductDemoDocumentDataLedgersItem {
  /**
   * Name field in *Interactive demo → Accounting systems to choose from besides the one of the product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.ledgers[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField
}

/**
 * Item in *Interactive demo → Texts of the screens and around them; {name} and the like are filled in*
 */
export interface ProductDemoDocumentDataTextsItem {
  /**
   * Place field in *Interactive demo → Texts of the screens and around them; {name} and the like are filled in*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.texts[].key
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  key: prismic.SelectField<
    | 'flows'
    | 'flow_done'
    | 'flow_progress'
    | 'step'
    | 'next_flow'
    | 'restart_flow'
    | 'restart_all'
    | 'completed_title'
    | 'summary_title'
    | 'summary_none'
    | 'your_progress'
    | 'not_kept'
    | 'next_title'
    | 'sign_up'
    | 'gate_title'
    | 'gate_text'
    | 'gate_send'
    | 'gate_copy'
    | 'gate_copied'
    | 'gate_mail'
    | 'gate_subject'
    | 'gate_link'
    | 'elsewhere'
    | 'cards_title'
    | 'new_card'
    | 'card'
    | 'limit'
    | 'spent'
    | 'virtual'
    | 'active'
    | 'per_month'
    | 'card_form_title'
    | 'card_name'
    | 'card_name_hint'
    | 'card_limit'
    | 'card_limit_hint'
    | 'continue_card'
    | 'card_purpose_title'
    | 'purpose'
    | 'purpose_travel'
    | 'purpose_meals'
    | 'purpose_supplies'
    | 'create_card'
    | 'card_ready_title'
    | 'card_ready_text'
    | 'show_number'
    | 'pay_title'
    | 'pay_with'
    | 'pay'
    | 'left'
    | 'raise_limit'
    | 'notification_title'
    | 'notification_app'
    | 'notification_paid'
    | 'notification_receipt'
    | 'now'
    | 'camera_title'
    | 'take_photo'
    | 'total'
    | 'of_which_vat'
    | 'expense_title'
    | 'read_from_receipt'
    | 'merchant'
    | 'amount'
    | 'vat'
    | 'account'
    | 'choose_account'
    | 'note'
    | 'note_hint'
    | 'submit_expense'
    | 'approvals_title'
    | 'to_approve'
    | 'approval_title'
    | 'paid_with'
    | 'view_receipt'
    | 'receipt_matches'
    | 'budget_left'
    | 'after_approval'
    | 'approve'
    | 'decline'
    | 'reason'
    | 'send_reason'
    | 'cancel'
    | 'declined_with'
    | 'reopen'
    | 'submitted_by'
    | 'invoices_title'
    | 'new_invoice'
    | 'waiting'
    | 'invoice_title'
    | 'supplier'
    | 'invoice_number'
    | 'due'
    | 'read_from_pdf'
    | 'approve_invoice'
    | 'payment_date_title'
    | 'payment_date'
    | 'run_on'
    | 'before_due'
    | 'after_due'
    | 'schedule'
    | 'run_title'
    | 'run_text'
    | 'confirm_run'
    | 'payments'
    | 'month_title'
    | 'ready_entries'
    | 'missing_receipt'
    | 'missing_account'
    | 'send_reminder'
    | 'reminder_sent'
    | 'ready'
    | 'save'
    | 'export_title'
    | 'export_text'
    | 'ledger'
    | 'export'
    | 'entries'
    | 'net'
    | 'lock_title'
    | 'lock_text'
    | 'lock_month'
    | 'exported_to'
    | 'from_you'
    | 'error_name'
    | 'error_limit'
    | 'error_limit_too_high'
    | 'error_above_limit'
    | 'error_account'
    | 'error_note'
    | 'error_reason'
    | 'error_after_due'
    | 'error_ledger'
    | 'error_not_now'
    | 'did_card'
    | 'did_pay'
    | 'did_approve'
    | 'did_invoice'
    | 'did_month'
  >

  /**
   * Text field in *Interactive demo → Texts of the screens and around them; {name} and the like are filled in*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.texts[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Content for Interactive demo documents
 */
interface ProductDemoDocumentData {
  /**
   * Flows: the words of each, wherever a page offers it field in *Interactive demo*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.flows[]
   * - **Tab**: Flows
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  flows: prismic.GroupField<Simplify<ProductDemoDocumentDataFlowsItem>> /**
   * Name of the card that is there already field in *Interactive demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.team_card_name
   * - **Tab**: Company
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  team_card_name: prismic.KeyTextField

  /**
   * Its monthly limit, minor units field in *Interactive demo*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.team_card_limit
   * - **Tab**: Company
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  team_card_limit: prismic.NumberField

  /**
   * Highest monthly limit of a new card, minor units field in *Interactive demo*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.maximum_limit
   * - **Tab**: Company
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  maximum_limit: prismic.NumberField

  /**
   * What is bought with a card for travel field in *Interactive demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.purchase_travel
   * - **Tab**: Company
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  purchase_travel: prismic.KeyTextField

  /**
   * What is bought with a card for meals field in *Interactive demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.purchase_meals
   * - **Tab**: Company
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  purchase_meals: prismic.KeyTextField

  /**
   * What is bought with a card for supplies field in *Interactive demo*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.purchase_supplies
   * - **Tab**: Company
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  purchase_supplies: prismic.KeyTextField

  /**
   * Accounting systems to choose from besides the one of the product screens field in *Interactive demo*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.ledgers[]
   * - **Tab**: Company
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  ledgers: prismic.GroupField<Simplify<ProductDemoDocumentDataLedgersItem>> /**
   * Texts of the screens and around them; {name} and the like are filled in field in *Interactive demo*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_demo.texts[]
   * - **Tab**: Texts
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  texts: prismic.GroupField<Simplify<ProductDemoDocumentDataTextsItem>>
}

/**
 * Interactive demo document from Prismic
 *
 * - **API ID**: `product_demo`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProductDemoDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<ProductDemoDocumentData>,
  'product_demo',
  Lang
>

/**
 * Item in *Product facts of a market → Prices and limits of the plans*
 */
export interface ProductFactsDocumentDataPlansItem {
  /**
   * Plan id (starter, growth or scale) field in *Product facts of a market → Prices and limits of the plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.plans[].plan_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  plan_id: prismic.KeyTextField

  /**
   * Monthly billing: price per user and month, minor units field in *Product facts of a market → Prices and limits of the plans*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.plans[].monthly_price
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  monthly_price: prismic.NumberField

  /**
   * Yearly billing: price per user and month, minor units field in *Product facts of a market → Prices and limits of the plans*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.plans[].yearly_price
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  yearly_price: prismic.NumberField

  /**
   * Users (empty: no limit) field in *Product facts of a market → Prices and limits of the plans*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.plans[].user_limit
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  user_limit: prismic.NumberField

  /**
   * Virtual cards (empty: no limit) field in *Product facts of a market → Prices and limits of the plans*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.plans[].virtual_card_limit
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  virtual_card_limit: prismic.NumberField

  /**
   * Approval steps (empty: no limit) field in *Product facts of a market → Prices and limits of the plans*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.plans[].approval_steps
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  approval_steps: prismic.NumberField
}

/**
 * Item in *Product facts of a market → Offices, the one for visitors and post first*
 */
export interface ProductFactsDocumentDataOfficesItem {
  /**
   * City field in *Product facts of a market → Offices, the one for visitors and post first*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.offices[].city
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  city: prismic.KeyTextField

  /**
   * Country field in *Product facts of a market → Offices, the one for visitors and post first*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.offices[].country
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  country: prismic.KeyTextField

  /**
   * Street and number field in *Product facts of a market → Offices, the one for visitors and post first*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.offices[].address
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  address: prismic.KeyTextField
}

/**
 * Content for Product facts of a market documents
 */
interface ProductFactsDocumentData {
  /**
   * Locale code field in *Product facts of a market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.localeCode
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Prices and limits of the plans field in *Product facts of a market*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.plans[]
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  plans: prismic.GroupField<Simplify<ProductFactsDocumentDataPlansItem>>

  /**
   * Fee of a payment in another currency, per cent field in *Product facts of a market*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.exchange_fee
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  exchange_fee: prismic.NumberField

  /**
   * Fee of a cash withdrawal, per cent field in *Product facts of a market*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.cash_fee
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  cash_fee: prismic.NumberField

  /**
   * Interest on an invoice that is paid late, per cent per month field in *Product facts of a market*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.late_fee
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  late_fee: prismic.NumberField /**
   * Company check, working days at the longest field in *Product facts of a market*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.company_check_days
   * - **Tab**: Times
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  company_check_days: prismic.NumberField

  /**
   * Trial, days field in *Product facts of a market*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.trial_days
   * - **Tab**: Times
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  trial_days: prismic.NumberField

  /**
   * Notice before a subscription renews, days field in *Product facts of a market*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.renewal_notice_days
   * - **Tab**: Times
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  renewal_notice_days: prismic.NumberField

  /**
   * Support: first day of the week field in *Product facts of a market*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.support_first_day
   * - **Tab**: Times
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  support_first_day: prismic.SelectField<
    'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  >

  /**
   * Support: last day of the week field in *Product facts of a market*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.support_last_day
   * - **Tab**: Times
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  support_last_day: prismic.SelectField<
    'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  >

  /**
   * Support opens (09:00) field in *Product facts of a market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.support_opens
   * - **Tab**: Times
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  support_opens: prismic.KeyTextField

  /**
   * Support closes (17:00) field in *Product facts of a market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.support_closes
   * - **Tab**: Times
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  support_closes: prismic.KeyTextField

  /**
   * Time zone of these times (Europe/London) field in *Product facts of a market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.support_time_zone
   * - **Tab**: Times
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  support_time_zone: prismic.KeyTextField /**
   * Telephone (+44 20 …) field in *Product facts of a market*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.phone
   * - **Tab**: Addresses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  phone: prismic.KeyTextField

  /**
   * Offices, the one for visitors and post first field in *Product facts of a market*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_facts.offices[]
   * - **Tab**: Addresses
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  offices: prismic.GroupField<Simplify<ProductFactsDocumentDataOfficesItem>>
}

/**
 * Product facts of a market document from Prismic
 *
 * - **API ID**: `product_facts`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProductFactsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<ProductFactsDocumentData>,
  'product_facts',
  Lang
>

/**
 * Item in *Product plans → Plans*
 */
export interface ProductPlansDocumentDataPlansItem {
  /**
   * Plan id (starter, growth or scale) field in *Product plans → Plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.plans[].plan_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  plan_id: prismic.KeyTextField

  /**
   * Name field in *Product plans → Plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.plans[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Description field in *Product plans → Plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.plans[].description
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  description: prismic.KeyTextField

  /**
   * Highlighted field in *Product plans → Plans*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: product_plans.plans[].highlighted
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  highlighted: prismic.BooleanField

  /**
   * Features field in *Product plans → Plans*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.plans[].features
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  features: prismic.RichTextField

  /**
   * Link field in *Product plans → Plans*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.plans[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Item in *Product plans → Comparison*
 */
export interface ProductPlansDocumentDataFeaturesItem {
  /**
   * Feature id (the same in every language) field in *Product plans → Comparison*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.features[].feature_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  feature_id: prismic.KeyTextField

  /**
   * Feature field in *Product plans → Comparison*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.features[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Explanation field in *Product plans → Comparison*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.features[].tooltip
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  tooltip: prismic.KeyTextField

  /**
   * Starter: yes, no or a text field in *Product plans → Comparison*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.features[].starter
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  starter: prismic.KeyTextField

  /**
   * Growth: yes, no or a text field in *Product plans → Comparison*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.features[].growth
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  growth: prismic.KeyTextField

  /**
   * Scale: yes, no or a text field in *Product plans → Comparison*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.features[].scale
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  scale: prismic.KeyTextField
}

/**
 * Item in *Product plans → Homepage: what a visitor can check*
 */
export interface ProductPlansDocumentDataProofItem {
  /**
   * Figure or word, with {rules} or {countries} field in *Product plans → Homepage: what a visitor can check*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.proof[].figure
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  figure: prismic.KeyTextField

  /**
   * What it means, with {day} where the rates were checked field in *Product plans → Homepage: what a visitor can check*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.proof[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Where to look field in *Product plans → Homepage: what a visitor can check*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.proof[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Content for Product plans documents
 */
interface ProductPlansDocumentData {
  /**
   * Plans field in *Product plans*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.plans[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  plans: prismic.GroupField<Simplify<ProductPlansDocumentDataPlansItem>>

  /**
   * Comparison field in *Product plans*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.features[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  features: prismic.GroupField<Simplify<ProductPlansDocumentDataFeaturesItem>> /**
   * Billing cycle: label of the choice field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.billing_label
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  billing_label: prismic.KeyTextField

  /**
   * Yearly billing: the least that a plan saves, with {percent} field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.save_at_least
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  save_at_least: prismic.KeyTextField

  /**
   * Question for the number of users field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.users_label
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  users_label: prismic.KeyTextField

  /**
   * Number of users, singular, with {count} field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.users_one
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  users_one: prismic.KeyTextField

  /**
   * Number of users, plural, with {count} field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.users_other
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  users_other: prismic.KeyTextField

  /**
   * Price of a month, with {amount} and {users} field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.month_total
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  month_total: prismic.KeyTextField

  /**
   * Price of a year, with {amount} and {users} field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.year_total
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  year_total: prismic.KeyTextField

  /**
   * Saving of a year, with {amount} field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.year_saving
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  year_saving: prismic.KeyTextField

  /**
   * Limit of a plan, with {users} field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.users_limit
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  users_limit: prismic.KeyTextField

  /**
   * Recommendation, with {users} and {plan} field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.recommendation
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  recommendation: prismic.KeyTextField

  /**
   * Badge of the plan a visitor comes with field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.chosen_plan
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  chosen_plan: prismic.KeyTextField

  /**
   * Button − beside the number of users field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.users_fewer
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  users_fewer: prismic.KeyTextField

  /**
   * Button + beside the number of users field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.users_more
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  users_more: prismic.KeyTextField

  /**
   * Slider: its name for screen readers field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.users_slider
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  users_slider: prismic.KeyTextField

  /**
   * More users than prices are computed for, with {users} field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.users_most
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  users_most: prismic.KeyTextField

  /**
   * Link in the sign-up modal that leads back to the choice of a plan field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.change_choice
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  change_choice: prismic.KeyTextField

  /**
   * Slider: most users field in *Product plans*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.slider_max_users
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  slider_max_users: prismic.NumberField

  /**
   * Slider: users at the start field in *Product plans*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.slider_start_users
   * - **Tab**: Prices
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  slider_start_users: prismic.NumberField /**
   * Under the buttons: what it costs, with tokens for plans ({plan:growth.monthly}) field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.price_line
   * - **Tab**: First screen
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  price_line: prismic.KeyTextField

  /**
   * Link to the prices field in *Product plans*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.prices_link
   * - **Tab**: First screen
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  prices_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Homepage: for whom, by size and role field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.audience_line
   * - **Tab**: First screen
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  audience_line: prismic.KeyTextField

  /**
   * Homepage: words before the accounting systems of the market field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.ledgers_label
   * - **Tab**: First screen
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  ledgers_label: prismic.KeyTextField

  /**
   * Homepage: title of the three prices field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.prices_title
   * - **Tab**: First screen
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  prices_title: prismic.KeyTextField

  /**
   * Homepage: title of what can be checked field in *Product plans*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.proof_title
   * - **Tab**: First screen
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  proof_title: prismic.KeyTextField

  /**
   * Homepage: what a visitor can check field in *Product plans*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_plans.proof[]
   * - **Tab**: First screen
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  proof: prismic.GroupField<Simplify<ProductPlansDocumentDataProofItem>>
}

/**
 * Product plans document from Prismic
 *
 * - **API ID**: `product_plans`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProductPlansDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<ProductPlansDocumentData>,
  'product_plans',
  Lang
>

/**
 * Item in *Product screens → Five colleagues (invented), with names usual in the country; one of each team*
 */
export interface ProductScreensDocumentDataPeopleItem {
  /**
   * Team field in *Product screens → Five colleagues (invented), with names usual in the country; one of each team*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.people[].team
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  team: prismic.SelectField<'finance' | 'sales' | 'marketing' | 'product' | 'operations'>

  /**
   * First name field in *Product screens → Five colleagues (invented), with names usual in the country; one of each team*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.people[].first_name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  first_name: prismic.KeyTextField

  /**
   * Last name field in *Product screens → Five colleagues (invented), with names usual in the country; one of each team*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.people[].last_name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  last_name: prismic.KeyTextField
}

/**
 * Item in *Product screens → The five teams with their budgets*
 */
export interface ProductScreensDocumentDataTeamsItem {
  /**
   * Team field in *Product screens → The five teams with their budgets*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.teams[].team
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  team: prismic.SelectField<'finance' | 'sales' | 'marketing' | 'product' | 'operations'>

  /**
   * Name of the team field in *Product screens → The five teams with their budgets*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.teams[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Budget of the month, minor units field in *Product screens → The five teams with their budgets*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.teams[].budget
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  budget: prismic.NumberField

  /**
   * Spent of it, minor units field in *Product screens → The five teams with their budgets*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.teams[].spent
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  spent: prismic.NumberField
}

/**
 * Item in *Product screens → Shops, suppliers and apps (all invented) typical of the country, and what one payment costs*
 */
export interface ProductScreensDocumentDataMerchantsItem {
  /**
   * Kind field in *Product screens → Shops, suppliers and apps (all invented) typical of the country, and what one payment costs*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.merchants[].kind
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  kind: prismic.SelectField<
    | 'restaurant'
    | 'train'
    | 'hotel'
    | 'office'
    | 'taxi'
    | 'parking'
    | 'courier'
    | 'screen'
    | 'photos'
    | 'private_bus'
    | 'private_tools'
    | 'private_flowers'
    | 'computer'
    | 'supplier_print'
    | 'supplier_freight'
    | 'supplier_cleaning'
    | 'supplier_agency'
    | 'supplier_energy'
    | 'supplier_legal'
    | 'supplier_it'
    | 'app_design'
    | 'app_sales'
    | 'app_video'
    | 'app_storage'
    | 'app_ads'
  >

  /**
   * Name field in *Product screens → Shops, suppliers and apps (all invented) typical of the country, and what one payment costs*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.merchants[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Amount with VAT, minor units field in *Product screens → Shops, suppliers and apps (all invented) typical of the country, and what one payment costs*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.merchants[].amount
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  amount: prismic.NumberField
}

/**
 * Item in *Product screens → Categories of expenses, with the account in the ledger*
 */
export interface ProductScreensDocumentDataCategoriesItem {
  /**
   * Kind field in *Product screens → Categories of expenses, with the account in the ledger*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.categories[].kind
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  kind: prismic.SelectField<'meals' | 'travel' | 'office' | 'equipment' | 'software' | 'marketing'>

  /**
   * Name field in *Product screens → Categories of expenses, with the account in the ledger*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.categories[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Account number usual in the country field in *Product screens → Categories of expenses, with the account in the ledger*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.categories[].account
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  account: prismic.KeyTextField

  /**
   * Spent this month, minor units; together as much as all teams field in *Product screens → Categories of expenses, with the account in the ledger*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.categories[].spent
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  spent: prismic.NumberField

  /**
   * Spent in the month before, which is closed, minor units field in *Product screens → Categories of expenses, with the account in the ledger*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.categories[].spent_before
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  spent_before: prismic.NumberField
}

/**
 * Item in *Product screens → Three bank accounts of the company, the main one first*
 */
export interface ProductScreensDocumentDataAccountsItem {
  /**
   * Name field in *Product screens → Three bank accounts of the company, the main one first*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.accounts[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Balance, minor units field in *Product screens → Three bank accounts of the company, the main one first*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.accounts[].balance
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  balance: prismic.NumberField
}

/**
 * Item in *Product screens → Three companies of a group, the example company first*
 */
export interface ProductScreensDocumentDataCompaniesItem {
  /**
   * Name field in *Product screens → Three companies of a group, the example company first*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.companies[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * City field in *Product screens → Three companies of a group, the example company first*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.companies[].place
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  place: prismic.KeyTextField

  /**
   * Currency (ISO 4217) field in *Product screens → Three companies of a group, the example company first*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.companies[].currency
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  currency: prismic.KeyTextField

  /**
   * Balance in this currency, minor units field in *Product screens → Three companies of a group, the example company first*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.companies[].balance
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  balance: prismic.NumberField
}

/**
 * Content for Product screens documents
 */
interface ProductScreensDocumentData {
  /**
   * Locale code of the market, de-at field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.localeCode
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Name of the example company that uses Outlay (invented) field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.company
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  company: prismic.KeyTextField

  /**
   * The day on which the screens are seen: of its month that before each build; other dates count from it (YYYY-MM-DD) field in *Product screens*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.today
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  today: prismic.DateField

  /**
   * VAT rate of a meal in a restaurant, in per cent field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.vat_rate
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  vat_rate: prismic.NumberField

  /**
   * Standard VAT rate, in per cent field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.vat_rate_standard
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  vat_rate_standard: prismic.NumberField

  /**
   * Accounting system most used in the market field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.ledger
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  ledger: prismic.KeyTextField

  /**
   * Five colleagues (invented), with names usual in the country; one of each team field in *Product screens*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.people[]
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  people: prismic.GroupField<Simplify<ProductScreensDocumentDataPeopleItem>>

  /**
   * The five teams with their budgets field in *Product screens*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.teams[]
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  teams: prismic.GroupField<Simplify<ProductScreensDocumentDataTeamsItem>>

  /**
   * Shops, suppliers and apps (all invented) typical of the country, and what one payment costs field in *Product screens*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.merchants[]
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  merchants: prismic.GroupField<Simplify<ProductScreensDocumentDataMerchantsItem>>

  /**
   * Categories of expenses, with the account in the ledger field in *Product screens*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.categories[]
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  categories: prismic.GroupField<Simplify<ProductScreensDocumentDataCategoriesItem>>

  /**
   * Three bank accounts of the company, the main one first field in *Product screens*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.accounts[]
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  accounts: prismic.GroupField<Simplify<ProductScreensDocumentDataAccountsItem>>

  /**
   * Three companies of a group, the example company first field in *Product screens*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.companies[]
   * - **Tab**: People and places
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  companies: prismic.GroupField<Simplify<ProductScreensDocumentDataCompaniesItem>> /**
   * Navigation of the app: start page field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.nav_overview
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  nav_overview: prismic.KeyTextField

  /**
   * Navigation of the app: cards field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.nav_cards
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  nav_cards: prismic.KeyTextField

  /**
   * Navigation of the app, and title of the list of expenses field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.nav_expenses
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  nav_expenses: prismic.KeyTextField

  /**
   * Navigation of the app, and title of the invoice inbox field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.nav_invoices
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  nav_invoices: prismic.KeyTextField

  /**
   * Navigation of the app, and title of the list of subscriptions field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.nav_subscriptions
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  nav_subscriptions: prismic.KeyTextField

  /**
   * Navigation of the app: reports field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.nav_reports
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  nav_reports: prismic.KeyTextField

  /**
   * Navigation of the app: bookkeeping field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.nav_accounting
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  nav_accounting: prismic.KeyTextField

  /**
   * Status of an expense: approved field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.status_approved
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  status_approved: prismic.KeyTextField

  /**
   * Status of an expense or invoice that waits for approval; also a filter field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.status_waiting
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  status_waiting: prismic.KeyTextField

  /**
   * Status of a payment without its receipt; also a filter field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.status_missing
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  status_missing: prismic.KeyTextField

  /**
   * Status: paid field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.status_paid
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  status_paid: prismic.KeyTextField

  /**
   * Filter of a list: all entries field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.filter_all
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  filter_all: prismic.KeyTextField

  /**
   * Label before a total amount field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.word_total
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  word_total: prismic.KeyTextField

  /**
   * Label before an amount already spent field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.word_spent
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  word_spent: prismic.KeyTextField

  /**
   * Label before an amount still left field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.word_left
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  word_left: prismic.KeyTextField

  /**
   * Label of the monthly limit of a card field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.word_limit
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  word_limit: prismic.KeyTextField

  /**
   * Label before a due date field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.word_due
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  word_due: prismic.KeyTextField

  /**
   * Search field of a list field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.word_search
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  word_search: prismic.KeyTextField

  /**
   * Head of the column with shops and suppliers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.word_payee
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  word_payee: prismic.KeyTextField

  /**
   * Head of the column with the status field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.word_status
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  word_status: prismic.KeyTextField

  /**
   * Head of the column with amounts field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.word_amount
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  word_amount: prismic.KeyTextField

  /**
   * Button: approve field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.approve
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  approve: prismic.KeyTextField

  /**
   * Button: reject field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.reject
   * - **Tab**: Common words
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reject: prismic.KeyTextField /**
   * Issue a card: title of the form field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.issue_title
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  issue_title: prismic.KeyTextField

  /**
   * Issue a card: label of the person who gets it field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.issue_holder
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  issue_holder: prismic.KeyTextField

  /**
   * Issue a card: kind of card, chosen field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.issue_virtual
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  issue_virtual: prismic.KeyTextField

  /**
   * Issue a card: other kind of card field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.issue_physical
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  issue_physical: prismic.KeyTextField

  /**
   * Issue a card: label of what it is for field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.issue_purpose
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  issue_purpose: prismic.KeyTextField

  /**
   * Issue a card: what it is for; also the name of the card field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.issue_purpose_value
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  issue_purpose_value: prismic.KeyTextField

  /**
   * Issue a card: button field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.issue_button
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  issue_button: prismic.KeyTextField

  /**
   * Issue a card: note under the button field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.issue_ready
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  issue_ready: prismic.KeyTextField

  /**
   * Card controls: title field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.controls_title
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  controls_title: prismic.KeyTextField

  /**
   * Card controls: label before two categories the card may pay field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.controls_allowed
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  controls_allowed: prismic.KeyTextField

  /**
   * Card controls: rule with a switch, on field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.controls_days
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  controls_days: prismic.KeyTextField

  /**
   * Card controls: rule with a switch, on field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.controls_online
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  controls_online: prismic.KeyTextField

  /**
   * Card controls: rule with a switch, off field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.controls_cash
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  controls_cash: prismic.KeyTextField

  /**
   * Card controls: message, a payment was stopped field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.controls_declined
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  controls_declined: prismic.KeyTextField

  /**
   * Card controls: message, why field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.controls_reason
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  controls_reason: prismic.KeyTextField

  /**
   * Pay by phone: instruction (verb first, short) field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.wallet_hold
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  wallet_hold: prismic.KeyTextField

  /**
   * Pay by phone: done field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.wallet_done
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  wallet_done: prismic.KeyTextField

  /**
   * Monthly limit of the example card, minor units field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.card_limit
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  card_limit: prismic.NumberField

  /**
   * Spent with it this month, minor units field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.card_spent
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  card_spent: prismic.NumberField

  /**
   * Cash withdrawal that is declined, minor units field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.cash_declined
   * - **Tab**: Cards
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  cash_declined: prismic.NumberField /**
   * Capture a receipt: title on the phone field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.capture_title
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  capture_title: prismic.KeyTextField

  /**
   * Capture a receipt: first line printed on the receipt of the restaurant field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.capture_line_1
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  capture_line_1: prismic.KeyTextField

  /**
   * Capture a receipt: second line printed on the receipt field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.capture_line_2
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  capture_line_2: prismic.KeyTextField

  /**
   * Price of the second line, minor units; the first is the rest field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.capture_line_2_amount
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  capture_line_2_amount: prismic.NumberField

  /**
   * Capture a receipt: message, receipt and payment belong together field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.capture_matched
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  capture_matched: prismic.KeyTextField

  /**
   * Capture a receipt: label before the category field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.capture_category
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  capture_category: prismic.KeyTextField

  /**
   * List of expenses: label before the sum of the month field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.list_month
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  list_month: prismic.KeyTextField

  /**
   * Approval: title on the phone field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.approval_title
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  approval_title: prismic.KeyTextField

  /**
   * Approval: what is asked for field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.approval_item
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  approval_item: prismic.KeyTextField

  /**
   * Approval: reason of the person who asks, one short sentence field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.approval_reason
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  approval_reason: prismic.KeyTextField

  /**
   * Approval: check that passed field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.approval_policy
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  approval_policy: prismic.KeyTextField

  /**
   * Approval: label before what the team has left field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.approval_budget
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  approval_budget: prismic.KeyTextField

  /**
   * Mileage: title on the phone field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.mileage_title
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  mileage_title: prismic.KeyTextField

  /**
   * Mileage: city of departure field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.mileage_from
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  mileage_from: prismic.KeyTextField

  /**
   * Mileage: destination field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.mileage_to
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  mileage_to: prismic.KeyTextField

  /**
   * Mileage: purpose of the trip field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.mileage_purpose
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  mileage_purpose: prismic.KeyTextField

  /**
   * Mileage: distance in the unit of the country, there and back field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.mileage_distance
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  mileage_distance: prismic.NumberField

  /**
   * Mileage: unit after the distance field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.mileage_unit
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  mileage_unit: prismic.KeyTextField

  /**
   * Mileage: usual rate per unit, minor units field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.mileage_rate
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  mileage_rate: prismic.NumberField

  /**
   * Mileage: label before the rate field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.mileage_rate_label
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  mileage_rate_label: prismic.KeyTextField

  /**
   * Mileage: button field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.mileage_submit
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  mileage_submit: prismic.KeyTextField

  /**
   * Reimbursement: title field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.repay_title
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  repay_title: prismic.KeyTextField

  /**
   * Reimbursement: label before the end of the account number of the person field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.repay_account
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  repay_account: prismic.KeyTextField

  /**
   * Reimbursement: label before the day of the payment field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.repay_when
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  repay_when: prismic.KeyTextField

  /**
   * Reimbursement: button field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.repay_button
   * - **Tab**: Expenses
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  repay_button: prismic.KeyTextField /**
   * Invoice inbox: mark of a new invoice field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.inbox_new
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  inbox_new: prismic.KeyTextField

  /**
   * Invoice inbox: label of the invoice number field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.inbox_number_label
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  inbox_number_label: prismic.KeyTextField

  /**
   * Invoice inbox: an invoice number field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.inbox_number
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  inbox_number: prismic.KeyTextField

  /**
   * Invoice inbox: label of the amount without VAT field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.inbox_net
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  inbox_net: prismic.KeyTextField

  /**
   * Invoice inbox: label of the person who approves field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.inbox_approver
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  inbox_approver: prismic.KeyTextField

  /**
   * Invoice inbox: note, the fields were filled in by Outlay field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.inbox_read
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  inbox_read: prismic.KeyTextField

  /**
   * Invoice document: label above the company that gets the invoice field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.document_to
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  document_to: prismic.KeyTextField

  /**
   * Payment run: title field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.run_title
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  run_title: prismic.KeyTextField

  /**
   * Payment run: label before the account that pays field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.run_from
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  run_from: prismic.KeyTextField

  /**
   * Payment run: label before the day of payment field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.run_day
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  run_day: prismic.KeyTextField

  /**
   * Payment run: number of chosen invoices, after the number field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.run_selected
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  run_selected: prismic.KeyTextField

  /**
   * Payment run: button field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.run_button
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  run_button: prismic.KeyTextField

  /**
   * Subscriptions: after or below the sum of all prices field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.subs_month
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  subs_month: prismic.KeyTextField

  /**
   * Subscriptions: label before the date of renewal field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.subs_renews
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  subs_renews: prismic.KeyTextField

  /**
   * Subscriptions: mark, the price rose field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.subs_price_up
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  subs_price_up: prismic.KeyTextField

  /**
   * Subscriptions: mark, nobody uses it field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.subs_unused
   * - **Tab**: Invoices and subscriptions
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  subs_unused: prismic.KeyTextField /**
   * Cash overview: label before the sum of all balances field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.cash_title
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  cash_title: prismic.KeyTextField

  /**
   * Cash overview: label of what came in field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.cash_in
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  cash_in: prismic.KeyTextField

  /**
   * Cash overview: label of what went out field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.cash_out
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  cash_out: prismic.KeyTextField

  /**
   * What came in this month, minor units field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.cash_in_amount
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  cash_in_amount: prismic.NumberField

  /**
   * What went out this month, minor units field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.cash_out_amount
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  cash_out_amount: prismic.NumberField

  /**
   * Cash overview: label of the dotted part of the curve field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.cash_forecast
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  cash_forecast: prismic.KeyTextField

  /**
   * Month close: check, all receipts are there field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.close_receipts
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  close_receipts: prismic.KeyTextField

  /**
   * Month close: check, account and VAT of each entry are set field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.close_coded
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  close_coded: prismic.KeyTextField

  /**
   * Month close: check, everything is approved field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.close_approved
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  close_approved: prismic.KeyTextField

  /**
   * Month close: after a number of entries that are left field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.close_open
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  close_open: prismic.KeyTextField

  /**
   * Month close: button; {ledger} is the accounting system field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.close_export
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  close_export: prismic.KeyTextField

  /**
   * Month close: number of entries of the month field in *Product screens*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.close_entries
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  close_entries: prismic.NumberField

  /**
   * Reports: title of the chart field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.reports_title
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reports_title: prismic.KeyTextField

  /**
   * Reports: change against the month before field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.reports_change
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reports_change: prismic.KeyTextField

  /**
   * Team budgets: title field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.budgets_title
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  budgets_title: prismic.KeyTextField

  /**
   * Team budgets: mark of a team close to its budget field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.budgets_over
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  budgets_over: prismic.KeyTextField

  /**
   * Several companies: title field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.companies_title
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  companies_title: prismic.KeyTextField

  /**
   * Several companies: label above the sum in each currency field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.companies_all
   * - **Tab**: Money and months
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  companies_all: prismic.KeyTextField /**
   * What is seen on the screen "card_issue", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_card_issue
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_card_issue: prismic.KeyTextField

  /**
   * What is seen on the screen "card_controls", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_card_controls
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_card_controls: prismic.KeyTextField

  /**
   * What is seen on the screen "receipt_capture", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_receipt_capture
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_receipt_capture: prismic.KeyTextField

  /**
   * What is seen on the screen "expense_list", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_expense_list
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_expense_list: prismic.KeyTextField

  /**
   * What is seen on the screen "approval", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_approval
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_approval: prismic.KeyTextField

  /**
   * What is seen on the screen "invoice_inbox", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_invoice_inbox
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_invoice_inbox: prismic.KeyTextField

  /**
   * What is seen on the screen "payment_run", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_payment_run
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_payment_run: prismic.KeyTextField

  /**
   * What is seen on the screen "subscriptions", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_subscriptions
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_subscriptions: prismic.KeyTextField

  /**
   * What is seen on the screen "cash_overview", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_cash_overview
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_cash_overview: prismic.KeyTextField

  /**
   * What is seen on the screen "month_close", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_month_close
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_month_close: prismic.KeyTextField

  /**
   * What is seen on the screen "mileage", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_mileage
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_mileage: prismic.KeyTextField

  /**
   * What is seen on the screen "reports", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_reports
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_reports: prismic.KeyTextField

  /**
   * What is seen on the screen "wallet_payment", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_wallet_payment
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_wallet_payment: prismic.KeyTextField

  /**
   * What is seen on the screen "team_budgets", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_team_budgets
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_team_budgets: prismic.KeyTextField

  /**
   * What is seen on the screen "companies", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_companies
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_companies: prismic.KeyTextField

  /**
   * What is seen on the screen "reimbursement", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_reimbursement
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_reimbursement: prismic.KeyTextField

  /**
   * What is seen on the screen "large_card", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_large_card
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_large_card: prismic.KeyTextField

  /**
   * What is seen on the screen "invoice_document", one sentence for screen readers field in *Product screens*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: product_screens.alt_invoice_document
   * - **Tab**: Text alternatives
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  alt_invoice_document: prismic.KeyTextField
}

/**
 * Product screens document from Prismic
 *
 * - **API ID**: `product_screens`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProductScreensDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<ProductScreensDocumentData>,
  'product_screens',
  Lang
>

/**
 * Item in *Qualification flow → Steps → Options*
 */
export interface QualificationFlowDocumentDataStepsOptionsItem {
  /**
   * Label field in *Qualification flow → Steps → Options*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[].options[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Value: what the lead carries, in the spelling of its property field in *Qualification flow → Steps → Options*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[].options[].value
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value: prismic.KeyTextField

  /**
   * Next step or outcome id field in *Qualification flow → Steps → Options*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[].options[].next
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  next: prismic.KeyTextField
}

/**
 * Item in *Qualification flow → Steps*
 */
export interface QualificationFlowDocumentDataStepsItem {
  /**
   * Step id field in *Qualification flow → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[].step_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  step_id: prismic.KeyTextField

  /**
   * Question field in *Qualification flow → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Help field in *Qualification flow → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[].help
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  help: prismic.KeyTextField

  /**
   * Property of the lead that the answer becomes (none: it only decides the way) field in *Qualification flow → Steps*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[].property
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  property: prismic.SelectField<
    | 'company_size_range'
    | 'monthly_business_spend'
    | 'accounting_system'
    | 'features_of_interest'
    | 'jobtitle'
  >

  /**
   * Several answers may be chosen field in *Qualification flow → Steps*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: qualification_flow.steps[].several
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  several: prismic.BooleanField

  /**
   * Next step or outcome id, for options without one of their own field in *Qualification flow → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[].next
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  next: prismic.KeyTextField

  /**
   * Options field in *Qualification flow → Steps*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[].options[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  options: prismic.NestedGroupField<Simplify<QualificationFlowDocumentDataStepsOptionsItem>>
}

/**
 * Item in *Qualification flow → Outcomes*
 */
export interface QualificationFlowDocumentDataOutcomesItem {
  /**
   * Outcome id field in *Qualification flow → Outcomes*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.outcomes[].outcome_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  outcome_id: prismic.KeyTextField

  /**
   * What it offers: meeting and sign-up ask for the e-mail address first field in *Qualification flow → Outcomes*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.outcomes[].kind
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  kind: prismic.SelectField<'meeting' | 'sign_up' | 'partner' | 'newsletter' | 'link'>

  /**
   * Title field in *Qualification flow → Outcomes*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.outcomes[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Qualification flow → Outcomes*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.outcomes[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link field in *Qualification flow → Outcomes*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.outcomes[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

type QualificationFlowDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Qualification flow documents
 */
interface QualificationFlowDocumentData {
  /**
   * Title field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Steps field in *Qualification flow*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.steps[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  steps: prismic.GroupField<Simplify<QualificationFlowDocumentDataStepsItem>>

  /**
   * Outcomes title field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.outcomes_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  outcomes_title: prismic.KeyTextField

  /**
   * Outcomes field in *Qualification flow*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.outcomes[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  outcomes: prismic.GroupField<Simplify<QualificationFlowDocumentDataOutcomesItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Slice Zone field in *Qualification flow*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<QualificationFlowDocumentDataSlicesSlice> /**
   * Meta title field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Qualification flow*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Qualification flow*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField /**
   * Progress: {number} of the question field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.progress_number
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  progress_number: prismic.KeyTextField

  /**
   * Progress: {fewest} and {most} questions that follow field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.progress_range
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  progress_range: prismic.KeyTextField

  /**
   * Progress: this may be the last question, or {most} follow field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.progress_up_to
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  progress_up_to: prismic.KeyTextField

  /**
   * Progress: {most} questions that follow, whatever is answered field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.progress_exact
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  progress_exact: prismic.KeyTextField

  /**
   * Progress: no question follows field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.progress_last
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  progress_last: prismic.KeyTextField

  /**
   * Hint where several answers may be chosen field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.several_hint
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  several_hint: prismic.KeyTextField

  /**
   * Error: no answer was chosen field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.missing_answer
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  missing_answer: prismic.KeyTextField

  /**
   * Button: to the next question field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.next_label
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  next_label: prismic.KeyTextField

  /**
   * Button: to the question before field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.back_label
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  back_label: prismic.KeyTextField

  /**
   * Button: all answers are forgotten field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.restart_label
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  restart_label: prismic.KeyTextField

  /**
   * Answers of before a reload are shown field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.resumed_text
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  resumed_text: prismic.KeyTextField

  /**
   * Title of the list of answers field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.answers_title
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  answers_title: prismic.KeyTextField

  /**
   * Link to a question beside its answer field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.change_label
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  change_label: prismic.KeyTextField

  /**
   * No answer was chosen field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.none_chosen
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  none_chosen: prismic.KeyTextField

  /**
   * What goes with the e-mail address: {answers} field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.sent_text
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  sent_text: prismic.KeyTextField

  /**
   * Link to the meeting booker without giving an address field in *Qualification flow*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: qualification_flow.skip_label
   * - **Tab**: Flow texts
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  skip_label: prismic.KeyTextField
}

/**
 * Qualification flow document from Prismic
 *
 * - **API ID**: `qualification_flow`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type QualificationFlowDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<QualificationFlowDocumentData>,
  'qualification_flow',
  Lang
>

/**
 * Item in *Redirects → Redirects*
 */
export interface RedirectsDocumentDataRedirectsItem {
  /**
   * Source path, with :param and *, without the locale field in *Redirects → Redirects*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: redirects.redirects[].source
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  source: prismic.KeyTextField

  /**
   * Target path or address field in *Redirects → Redirects*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: redirects.redirects[].target
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  target: prismic.KeyTextField

  /**
   * Permanent field in *Redirects → Redirects*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: redirects.redirects[].permanent
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  permanent: prismic.BooleanField

  /**
   * Locale (url code) or all field in *Redirects → Redirects*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: redirects.redirects[].locale
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  locale: prismic.KeyTextField
}

/**
 * Content for Redirects documents
 */
interface RedirectsDocumentData {
  /**
   * Redirects field in *Redirects*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: redirects.redirects[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  redirects: prismic.GroupField<Simplify<RedirectsDocumentDataRedirectsItem>>
}

/**
 * Redirects document from Prismic
 *
 * - **API ID**: `redirects`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RedirectsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<RedirectsDocumentData>,
  'redirects',
  Lang
>

/**
 * Item in *Resource detail (webinar, event) → Agenda*
 */
export interface ResourceDetailDocumentDataAgendaItem {
  /**
   * Title field in *Resource detail (webinar, event) → Agenda*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.agenda[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Resource detail (webinar, event) → Agenda*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.agenda[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Item in *Resource detail (webinar, event) → Speakers (invented)*
 */
export interface ResourceDetailDocumentDataSpeakersItem {
  /**
   * Name field in *Resource detail (webinar, event) → Speakers (invented)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.speakers[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Role field in *Resource detail (webinar, event) → Speakers (invented)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.speakers[].role
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  role: prismic.KeyTextField

  /**
   * Portrait field in *Resource detail (webinar, event) → Speakers (invented)*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.speakers[].portrait
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  portrait: prismic.SelectField<
    | 'bun'
    | 'curls'
    | 'beard'
    | 'fringe'
    | 'glasses'
    | 'scarf'
    | 'plait'
    | 'moustache'
    | 'bob'
    | 'waves'
    | 'ponytail'
    | 'quiff'
    | 'crop'
    | 'locks'
  >
}

type ResourceDetailDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Resource detail (webinar, event) documents
 */
interface ResourceDetailDocumentData {
  /**
   * Title field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Title in lists, which name the kind themselves field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.list_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  list_title: prismic.KeyTextField

  /**
   * Lead field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Kind field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: webinar
   * - **API ID Path**: resource_detail.kind
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  kind: prismic.SelectField<'webinar' | 'event', 'filled'>

  /**
   * Starts at field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Timestamp
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.starts_at
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/timestamp
   */
  starts_at: prismic.TimestampField

  /**
   * Duration, minutes field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.duration_minutes
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  duration_minutes: prismic.NumberField

  /**
   * Time zone (IANA) field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.time_zone
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  time_zone: prismic.KeyTextField

  /**
   * Place field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.place
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  place: prismic.KeyTextField

  /**
   * Topic, by which lists can be filtered field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.topic
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  topic: prismic.KeyTextField

  /**
   * In the visitor's time zone, with {time} field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.visitor_time
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  visitor_time: prismic.KeyTextField

  /**
   * When it is the visitor's own time zone field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.same_time
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  same_time: prismic.KeyTextField

  /**
   * Title of the calendar links field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.calendar_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  calendar_title: prismic.KeyTextField

  /**
   * Label of the calendar file field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.calendar_file
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  calendar_file: prismic.KeyTextField

  /**
   * Label of the link to Google Calendar field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.google_calendar
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  google_calendar: prismic.KeyTextField

  /**
   * Label of the link to Outlook field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.outlook_calendar
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  outlook_calendar: prismic.KeyTextField

  /**
   * Agenda title field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.agenda_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  agenda_title: prismic.KeyTextField

  /**
   * Agenda field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.agenda[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  agenda: prismic.GroupField<Simplify<ResourceDetailDocumentDataAgendaItem>>

  /**
   * Speakers title field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.speakers_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  speakers_title: prismic.KeyTextField

  /**
   * Speakers (invented) field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.speakers[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  speakers: prismic.GroupField<Simplify<ResourceDetailDocumentDataSpeakersItem>>

  /**
   * Form title field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.form_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_title: prismic.KeyTextField

  /**
   * Form lead field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.form_lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  form_lead: prismic.KeyTextField

  /**
   * After registering: title field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.registered_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  registered_title: prismic.KeyTextField

  /**
   * After registering: text field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.registered_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  registered_text: prismic.KeyTextField

  /**
   * After registering: button that brings the form back field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.register_again
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  register_again: prismic.KeyTextField

  /**
   * When the event is over: title field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.over_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  over_title: prismic.KeyTextField

  /**
   * When the event is over: text field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.over_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  over_text: prismic.KeyTextField

  /**
   * When the event is over: its recording field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Content Relationship
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.recording
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/content-relationship
   */
  recording: prismic.ContentRelationshipField<'on_demand_resource'>

  /**
   * When the event is over: label of the next date field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.next_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  next_label: prismic.KeyTextField

  /**
   * Only for the market (locale code), instead of the shared document field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<ResourceDetailDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: resource_detail.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Resource detail (webinar, event)*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_detail.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Resource detail (webinar, event) document from Prismic
 *
 * - **API ID**: `resource_detail`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ResourceDetailDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<ResourceDetailDocumentData>,
  'resource_detail',
  Lang
>

/**
 * Item in *ROI calculator → Assumptions*
 */
export interface RoiCalculatorDocumentDataAssumptionsItem {
  /**
   * Key field in *ROI calculator → Assumptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.assumptions[].key
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  key: prismic.KeyTextField

  /**
   * Label field in *ROI calculator → Assumptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.assumptions[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Value; money in minor units. Empty for salary (from the cost of an hour) and software_outlay (from the plans) field in *ROI calculator → Assumptions*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.assumptions[].value
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  value: prismic.NumberField

  /**
   * Explanation field in *ROI calculator → Assumptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.assumptions[].explanation
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  explanation: prismic.KeyTextField
}

/**
 * Item in *ROI calculator → Values of a market that shares this document*
 */
export interface RoiCalculatorDocumentDataMarketValuesItem {
  /**
   * Locale code of the market (en-lu) field in *ROI calculator → Values of a market that shares this document*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.market_values[].locale_code
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  locale_code: prismic.KeyTextField

  /**
   * Key of the assumption field in *ROI calculator → Values of a market that shares this document*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.market_values[].key
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  key: prismic.KeyTextField

  /**
   * Value; money in minor units field in *ROI calculator → Values of a market that shares this document*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.market_values[].value
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  value: prismic.NumberField
}

/**
 * Item in *ROI calculator → FAQ*
 */
export interface RoiCalculatorDocumentDataFaqItem {
  /**
   * Question field in *ROI calculator → FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.faq[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Answer field in *ROI calculator → FAQ*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.faq[].answer
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  answer: prismic.RichTextField
}

type RoiCalculatorDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for ROI calculator documents
 */
interface RoiCalculatorDocumentData {
  /**
   * Title field in *ROI calculator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *ROI calculator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Introduction field in *ROI calculator*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.intro
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  intro: prismic.RichTextField

  /**
   * Assumptions title field in *ROI calculator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.assumptions_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  assumptions_title: prismic.KeyTextField

  /**
   * Assumptions field in *ROI calculator*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.assumptions[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  assumptions: prismic.GroupField<Simplify<RoiCalculatorDocumentDataAssumptionsItem>>

  /**
   * Values of a market that shares this document field in *ROI calculator*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.market_values[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  market_values: prismic.GroupField<Simplify<RoiCalculatorDocumentDataMarketValuesItem>>

  /**
   * Result title field in *ROI calculator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.result_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  result_title: prismic.KeyTextField

  /**
   * FAQ title field in *ROI calculator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.faq_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  faq_title: prismic.KeyTextField

  /**
   * FAQ field in *ROI calculator*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.faq[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  faq: prismic.GroupField<Simplify<RoiCalculatorDocumentDataFaqItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *ROI calculator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *ROI calculator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *ROI calculator*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<RoiCalculatorDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *ROI calculator*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: roi_calculator.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *ROI calculator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *ROI calculator*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *ROI calculator*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *ROI calculator*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: roi_calculator.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * ROI calculator document from Prismic
 *
 * - **API ID**: `roi_calculator`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RoiCalculatorDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<RoiCalculatorDocumentData>,
  'roi_calculator',
  Lang
>

/**
 * Item in *Homepage of a market that shares a language → Market facts*
 */
export interface SecondaryHomepageDocumentDataMarketFactsItem {
  /**
   * Icon field in *Homepage of a market that shares a language → Market facts*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: card
   * - **API ID Path**: secondary_homepage.market_facts[].icon
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  icon: prismic.SelectField<
    | 'card'
    | 'receipt'
    | 'invoice'
    | 'approval'
    | 'chart'
    | 'cash'
    | 'lock'
    | 'globe'
    | 'team'
    | 'phone'
    | 'clock'
    | 'sync'
    | 'wallet'
    | 'bank'
    | 'mileage'
    | 'leaf'
    | 'shield'
    | 'bell'
    | 'search'
    | 'document',
    'filled'
  >

  /**
   * Title field in *Homepage of a market that shares a language → Market facts*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.market_facts[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Homepage of a market that shares a language → Market facts*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.market_facts[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type SecondaryHomepageDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Homepage of a market that shares a language documents
 */
interface SecondaryHomepageDocumentData {
  /**
   * Locale code (de-at …) field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Title field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Primary link field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.secondary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Title of the market facts field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.market_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  market_title: prismic.KeyTextField

  /**
   * Market facts field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.market_facts[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  market_facts: prismic.GroupField<Simplify<SecondaryHomepageDocumentDataMarketFactsItem>>

  /**
   * Slice Zone field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<SecondaryHomepageDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: secondary_homepage.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Homepage of a market that shares a language*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_homepage.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Homepage of a market that shares a language document from Prismic
 *
 * - **API ID**: `secondary_homepage`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SecondaryHomepageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<SecondaryHomepageDocumentData>,
  'secondary_homepage',
  Lang
>

/**
 * Item in *Legal of a market that shares a language → Company details*
 */
export interface SecondaryLegalDocumentDataCompanyItem {
  /**
   * Label field in *Legal of a market that shares a language → Company details*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.company[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Value field in *Legal of a market that shares a language → Company details*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.company[].value
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value: prismic.KeyTextField
}

/**
 * Item in *Legal of a market that shares a language → Documents*
 */
export interface SecondaryLegalDocumentDataDocumentsItem {
  /**
   * Title field in *Legal of a market that shares a language → Documents*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.documents[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Legal of a market that shares a language → Documents*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.documents[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link field in *Legal of a market that shares a language → Documents*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.documents[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

type SecondaryLegalDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Legal of a market that shares a language documents
 */
interface SecondaryLegalDocumentData {
  /**
   * Locale code (de-at …) field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Title field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Updated on field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.updated_on
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  updated_on: prismic.DateField

  /**
   * Company details field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.company[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  company: prismic.GroupField<Simplify<SecondaryLegalDocumentDataCompanyItem>>

  /**
   * An example: invented, the page shows a mark field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: secondary_legal.is_example
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  is_example: prismic.BooleanField

  /**
   * Documents field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.documents[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  documents: prismic.GroupField<Simplify<SecondaryLegalDocumentDataDocumentsItem>>

  /**
   * Body field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.body
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  body: prismic.RichTextField

  /**
   * Slice Zone field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<SecondaryLegalDocumentDataSlicesSlice> /**
   * Meta title field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Legal of a market that shares a language*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_legal.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Legal of a market that shares a language document from Prismic
 *
 * - **API ID**: `secondary_legal`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SecondaryLegalDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<SecondaryLegalDocumentData>,
  'secondary_legal',
  Lang
>

/**
 * Item in *Not found of a market that shares a language → Links*
 */
export interface SecondaryNotFoundDocumentDataLinksItem {
  /**
   * Link field in *Not found of a market that shares a language → Links*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.links[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Text field in *Not found of a market that shares a language → Links*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.links[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Content for Not found of a market that shares a language documents
 */
interface SecondaryNotFoundDocumentData {
  /**
   * Locale code (de-at …) field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Title field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Label of the search field field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.search_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_label: prismic.KeyTextField

  /**
   * Button of the search field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.search_button
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_button: prismic.KeyTextField

  /**
   * Above what the search finds ({words}) field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.search_results
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_results: prismic.KeyTextField

  /**
   * When the search finds nothing ({words}) field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.search_empty
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_empty: prismic.KeyTextField

  /**
   * Title of the links field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.links_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  links_title: prismic.KeyTextField

  /**
   * Links field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.links[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  links: prismic.GroupField<Simplify<SecondaryNotFoundDocumentDataLinksItem>> /**
   * Meta title field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Not found of a market that shares a language*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_not_found.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Not found of a market that shares a language document from Prismic
 *
 * - **API ID**: `secondary_not_found`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SecondaryNotFoundDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<SecondaryNotFoundDocumentData>,
  'secondary_not_found',
  Lang
>

/**
 * Item in *Pricing of a market that shares a language → FAQ*
 */
export interface SecondaryPricingDocumentDataFaqItem {
  /**
   * Question field in *Pricing of a market that shares a language → FAQ*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.faq[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Answer field in *Pricing of a market that shares a language → FAQ*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.faq[].answer
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  answer: prismic.RichTextField
}

type SecondaryPricingDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Item in *Pricing of a market that shares a language → Plans that the page offers (all when empty)*
 */
export interface SecondaryPricingDocumentDataOfferedPlansItem {
  /**
   * Plan id (starter, growth or scale) field in *Pricing of a market that shares a language → Plans that the page offers (all when empty)*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.offered_plans[].plan_id
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  plan_id: prismic.KeyTextField
}

/**
 * Content for Pricing of a market that shares a language documents
 */
interface SecondaryPricingDocumentData {
  /**
   * Locale code (de-at …) field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Title field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * VAT note field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.vat_note
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  vat_note: prismic.KeyTextField

  /**
   * Comparison title field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.comparison_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  comparison_title: prismic.KeyTextField

  /**
   * FAQ title field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.faq_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  faq_title: prismic.KeyTextField

  /**
   * FAQ field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.faq[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  faq: prismic.GroupField<Simplify<SecondaryPricingDocumentDataFaqItem>>

  /**
   * Footnotes field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.footnotes
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  footnotes: prismic.RichTextField

  /**
   * What is particular to the market field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.market_note
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  market_note: prismic.KeyTextField

  /**
   * Slice Zone field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<SecondaryPricingDocumentDataSlicesSlice>

  /**
   * Plans that the page offers (all when empty) field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.offered_plans[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  offered_plans: prismic.GroupField<Simplify<SecondaryPricingDocumentDataOfferedPlansItem>>

  /**
   * Link to the plan picker field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.picker_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  picker_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never> /**
   * Meta title field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Pricing of a market that shares a language*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: secondary_pricing.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Pricing of a market that shares a language document from Prismic
 *
 * - **API ID**: `secondary_pricing`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SecondaryPricingDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<SecondaryPricingDocumentData>,
  'secondary_pricing',
  Lang
>

/**
 * Content for Sign-up modal documents
 */
interface SignUpModalDocumentData {
  /**
   * Title field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Subtitle field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.subtitle
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  subtitle: prismic.KeyTextField

  /**
   * Image, decorates only field in *Sign-up modal*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.image
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  image: prismic.ImageField<never>

  /**
   * Highlighted feature 1 field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.highlighted_feature_1
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  highlighted_feature_1: prismic.KeyTextField

  /**
   * Highlighted feature 2 field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.highlighted_feature_2
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  highlighted_feature_2: prismic.KeyTextField

  /**
   * Highlighted feature 3 field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.highlighted_feature_3
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  highlighted_feature_3: prismic.KeyTextField

  /**
   * Title for visitors sent by a partner field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.partner_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  partner_title: prismic.KeyTextField

  /**
   * Subtitle for visitors sent by a partner field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.partner_subtitle
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  partner_subtitle: prismic.KeyTextField

  /**
   * Social proof: line above the logos field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.social_proof_subtitle
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  social_proof_subtitle: prismic.KeyTextField

  /**
   * Social proof: logo 1 field in *Sign-up modal*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.social_proof_logo_1
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  social_proof_logo_1: prismic.ImageField<never>

  /**
   * Social proof: logo 2 field in *Sign-up modal*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.social_proof_logo_2
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  social_proof_logo_2: prismic.ImageField<never>

  /**
   * Social proof: logo 3 field in *Sign-up modal*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.social_proof_logo_3
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  social_proof_logo_3: prismic.ImageField<never>

  /**
   * Review: the quote, without quotation marks field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.review_quote_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  review_quote_title: prismic.KeyTextField

  /**
   * Review: author field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.review_quote_author
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  review_quote_author: prismic.KeyTextField

  /**
   * Review: position or source of the author field in *Sign-up modal*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.review_quote_subtitle
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  review_quote_subtitle: prismic.KeyTextField

  /**
   * Quote and logos are examples: invented, the modal shows a mark field in *Sign-up modal*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: sign_up_modal.is_example
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  is_example: prismic.BooleanField

  /**
   * Review: logo of the company field in *Sign-up modal*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: sign_up_modal.review_quote_logo
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  review_quote_logo: prismic.ImageField<never>
}

/**
 * Sign-up modal document from Prismic
 *
 * - **API ID**: `sign_up_modal`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SignUpModalDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<SignUpModalDocumentData>,
  'sign_up_modal',
  Lang
>

/**
 * Item in *Subscriptions → Example subscriptions*
 */
export interface SubscriptionsDocumentDataExamplesItem {
  /**
   * Vendor (kind of tool) field in *Subscriptions → Example subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.examples[].vendor
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  vendor: prismic.KeyTextField

  /**
   * Owner field in *Subscriptions → Example subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.examples[].owner
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  owner: prismic.KeyTextField

  /**
   * Renews field in *Subscriptions → Example subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.examples[].renews
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  renews: prismic.KeyTextField

  /**
   * Monthly cost, minor units field in *Subscriptions → Example subscriptions*
   *
   * - **Field Type**: Number
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.examples[].monthly_cost
   * - **Documentation**: https://prismic.io/docs/fields/number
   */
  monthly_cost: prismic.NumberField
}

/**
 * Item in *Subscriptions → Benefits*
 */
export interface SubscriptionsDocumentDataBenefitsItem {
  /**
   * Icon field in *Subscriptions → Benefits*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: card
   * - **API ID Path**: subscriptions.benefits[].icon
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  icon: prismic.SelectField<
    | 'card'
    | 'receipt'
    | 'invoice'
    | 'approval'
    | 'chart'
    | 'cash'
    | 'lock'
    | 'globe'
    | 'team'
    | 'phone'
    | 'clock'
    | 'sync'
    | 'wallet'
    | 'bank'
    | 'mileage'
    | 'leaf'
    | 'shield'
    | 'bell'
    | 'search'
    | 'document',
    'filled'
  >

  /**
   * Title field in *Subscriptions → Benefits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.benefits[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Subscriptions → Benefits*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.benefits[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

type SubscriptionsDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Subscriptions documents
 */
interface SubscriptionsDocumentData {
  /**
   * Title field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Primary link field in *Subscriptions*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *Subscriptions*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.secondary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Example title field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.example_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  example_title: prismic.KeyTextField

  /**
   * Example note field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.example_note
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  example_note: prismic.KeyTextField

  /**
   * What to do with the example field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.keep_hint
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  keep_hint: prismic.KeyTextField

  /**
   * Checkbox of an entry, {vendor} field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.keep_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  keep_label: prismic.KeyTextField

  /**
   * Total of what is kept field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.total_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  total_label: prismic.KeyTextField

  /**
   * What is saved a year, {saved} field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.saved_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  saved_label: prismic.KeyTextField

  /**
   * When everything is kept field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.unchanged_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  unchanged_label: prismic.KeyTextField

  /**
   * Column: vendor field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.vendor_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  vendor_label: prismic.KeyTextField

  /**
   * Column: owner field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.owner_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  owner_label: prismic.KeyTextField

  /**
   * Column: renews field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.renews_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  renews_label: prismic.KeyTextField

  /**
   * Column: monthly cost field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.cost_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  cost_label: prismic.KeyTextField

  /**
   * Example subscriptions field in *Subscriptions*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.examples[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  examples: prismic.GroupField<Simplify<SubscriptionsDocumentDataExamplesItem>>

  /**
   * Benefits title field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.benefits_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  benefits_title: prismic.KeyTextField

  /**
   * Benefits field in *Subscriptions*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.benefits[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  benefits: prismic.GroupField<Simplify<SubscriptionsDocumentDataBenefitsItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Subscriptions*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<SubscriptionsDocumentDataSlicesSlice>

  /**
   * Scene: the picture of the product field in *Subscriptions*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: subscriptions.scene
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  > /**
   * Meta title field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Subscriptions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Subscriptions*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Subscriptions*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: subscriptions.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Subscriptions document from Prismic
 *
 * - **API ID**: `subscriptions`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SubscriptionsDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<SubscriptionsDocumentData>,
  'subscriptions',
  Lang
>

/**
 * Item in *Survey → Pages without the survey*
 */
export interface SurveyDocumentDataHiddenSurveyPathsItem {
  /**
   * Path without its locale: /pricing, or /lp/* for all below /lp field in *Survey → Pages without the survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.hidden_survey_paths[].path
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField
}

/**
 * Content for Survey documents
 */
interface SurveyDocumentData {
  /**
   * Form of Typeform: the end of its address (of form.typeform.com/to/moe6aa: moe6aa) field in *Survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.typeform_id
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  typeform_id: prismic.KeyTextField

  /**
   * Not on the live site field in *Survey*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: true
   * - **API ID Path**: survey.is_staging_only
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  is_staging_only: prismic.BooleanField

  /**
   * Pages without the survey field in *Survey*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.hidden_survey_paths[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  hidden_survey_paths: prismic.GroupField<Simplify<SurveyDocumentDataHiddenSurveyPathsItem>>

  /**
   * Invitation: title field in *Survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Invitation: what is asked, how long it takes, that Typeform asks it field in *Survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Button: take part field in *Survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.start_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  start_label: prismic.KeyTextField

  /**
   * Button: not now field in *Survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.decline_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  decline_label: prismic.KeyTextField

  /**
   * While the questions are loaded field in *Survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.loading_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  loading_text: prismic.KeyTextField

  /**
   * When they cannot be loaded field in *Survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.failed_text
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  failed_text: prismic.KeyTextField

  /**
   * Button: try again field in *Survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.retry_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  retry_label: prismic.KeyTextField

  /**
   * Close button field in *Survey*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: survey.close_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  close_label: prismic.KeyTextField
}

/**
 * Survey document from Prismic
 *
 * - **API ID**: `survey`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SurveyDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<
  Simplify<SurveyDocumentData>,
  'survey',
  Lang
>

/**
 * Item in *Third-party licences → Licences*
 */
export interface ThirdPartyLicencesDocumentDataLicencesItem {
  /**
   * Package field in *Third-party licences → Licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.licences[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Licence field in *Third-party licences → Licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.licences[].licence
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  licence: prismic.KeyTextField

  /**
   * What we use it for field in *Third-party licences → Licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.licences[].use
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  use: prismic.KeyTextField

  /**
   * Source field in *Third-party licences → Licences*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.licences[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

type ThirdPartyLicencesDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Third-party licences documents
 */
interface ThirdPartyLicencesDocumentData {
  /**
   * Title field in *Third-party licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Third-party licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Updated on field in *Third-party licences*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.updated_on
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  updated_on: prismic.DateField

  /**
   * Introduction field in *Third-party licences*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.intro
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  intro: prismic.RichTextField

  /**
   * Column: package field in *Third-party licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.name_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name_label: prismic.KeyTextField

  /**
   * Column: licence field in *Third-party licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.licence_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  licence_label: prismic.KeyTextField

  /**
   * Column: what we use it for field in *Third-party licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.use_label
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  use_label: prismic.KeyTextField

  /**
   * Licences field in *Third-party licences*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.licences[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  licences: prismic.GroupField<Simplify<ThirdPartyLicencesDocumentDataLicencesItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Third-party licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Slice Zone field in *Third-party licences*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<ThirdPartyLicencesDocumentDataSlicesSlice> /**
   * Meta title field in *Third-party licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Third-party licences*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Third-party licences*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Third-party licences*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: third_party_licences.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Third-party licences document from Prismic
 *
 * - **API ID**: `third_party_licences`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ThirdPartyLicencesDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<ThirdPartyLicencesDocumentData>,
  'third_party_licences',
  Lang
>

/**
 * Item in *Words of a free tool → Words*
 */
export interface ToolWordsDocumentDataTextsItem {
  /**
   * Key field in *Words of a free tool → Words*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: tool_words.texts[].key
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  key: prismic.KeyTextField

  /**
   * Text field in *Words of a free tool → Words*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: tool_words.texts[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Content for Words of a free tool documents
 */
interface ToolWordsDocumentData {
  /**
   * Words field in *Words of a free tool*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: tool_words.texts[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  texts: prismic.GroupField<Simplify<ToolWordsDocumentDataTextsItem>>
}

/**
 * Words of a free tool document from Prismic
 *
 * - **API ID**: `tool_words`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ToolWordsDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<ToolWordsDocumentData>,
  'tool_words',
  Lang
>

/**
 * Item in *Why the product → Reasons*
 */
export interface WhyTheProductDocumentDataReasonsItem {
  /**
   * Title field in *Why the product → Reasons*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.reasons[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Why the product → Reasons*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.reasons[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Scene: the picture of the product field in *Why the product → Reasons*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: why_the_product.reasons[].scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >
}

/**
 * Item in *Why the product → Before and after*
 */
export interface WhyTheProductDocumentDataChangesItem {
  /**
   * Before field in *Why the product → Before and after*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.changes[].before
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  before: prismic.KeyTextField

  /**
   * After field in *Why the product → Before and after*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.changes[].after
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  after: prismic.KeyTextField
}

/**
 * Item in *Why the product → Honest doubts*
 */
export interface WhyTheProductDocumentDataDoubtsItem {
  /**
   * Question field in *Why the product → Honest doubts*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.doubts[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Answer field in *Why the product → Honest doubts*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.doubts[].answer
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  answer: prismic.RichTextField
}

type WhyTheProductDocumentDataSlicesSlice =
  | HeroSlice
  | FeatureGridSlice
  | MediaTextSlice
  | StepsSlice
  | QuoteSlice
  | LogoWallSlice
  | StatsSlice
  | FaqSlice
  | CallToActionSlice
  | ComparisonTableSlice
  | PricingTableSlice
  | CardsSlice
  | ResourceListSlice
  | VideoSlice
  | FormSlice
  | RichTextSlice
  | ImageSlice
  | DocumentListSlice
  | EmbedSlice
  | BannerSlice
  | ContactSlice
  | TimelineSlice
  | LinkListSlice
  | ChecklistSlice
  | IntegrationGridSlice

/**
 * Content for Why the product documents
 */
interface WhyTheProductDocumentData {
  /**
   * Title field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Lead field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.lead
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Primary link field in *Why the product*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.primary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *Why the product*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.secondary_link
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Reasons title field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.reasons_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reasons_title: prismic.KeyTextField

  /**
   * Reasons field in *Why the product*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.reasons[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  reasons: prismic.GroupField<Simplify<WhyTheProductDocumentDataReasonsItem>>

  /**
   * Before title field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.before_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  before_title: prismic.KeyTextField

  /**
   * After title field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.after_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  after_title: prismic.KeyTextField

  /**
   * Before and after field in *Why the product*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.changes[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  changes: prismic.GroupField<Simplify<WhyTheProductDocumentDataChangesItem>>

  /**
   * Doubts title field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.doubts_title
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  doubts_title: prismic.KeyTextField

  /**
   * Honest doubts field in *Why the product*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.doubts[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  doubts: prismic.GroupField<Simplify<WhyTheProductDocumentDataDoubtsItem>>

  /**
   * Only for the market (locale code), instead of the shared document field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.localeCode
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  localeCode: prismic.KeyTextField

  /**
   * Address in the market instead of the UID: the UID of the shared document to replace (with a locale code) field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.path
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  path: prismic.KeyTextField

  /**
   * Slice Zone field in *Why the product*
   *
   * - **Field Type**: Slice Zone
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.slices[]
   * - **Tab**: Main
   * - **Documentation**: https://prismic.io/docs/slices
   */
  slices: prismic.SliceZone<WhyTheProductDocumentDataSlicesSlice> /**
   * Meta title field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.meta_title
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_title: prismic.KeyTextField

  /**
   * Meta description field in *Why the product*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.meta_description
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  meta_description: prismic.KeyTextField

  /**
   * Social image field in *Why the product*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.meta_image
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  meta_image: prismic.ImageField<never>

  /**
   * Notification banner message (instead of the global one) field in *Why the product*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: why_the_product.notification_message
   * - **Tab**: SEO
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  notification_message: prismic.RichTextField
}

/**
 * Why the product document from Prismic
 *
 * - **API ID**: `why_the_product`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type WhyTheProductDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<
  Simplify<WhyTheProductDocumentData>,
  'why_the_product',
  Lang
>

export type AllDocumentTypes =
  | AboutDocument
  | ApplePayDocument
  | BillsStatusDocument
  | BillsTrackerDocument
  | ChatDocument
  | ConsentBannerDocument
  | CookiePolicyDocument
  | CustomerCaseDocument
  | CustomersDocument
  | DemoDocument
  | DisallowedEmailDomainsDocument
  | EbookDocument
  | ExpensePolicyBuilderDocument
  | ExpenseReportGeneratorDocument
  | ExperimentalLandingPageDocument
  | ExploreProductDocument
  | ExploreProductV2Document
  | FaqDocument
  | FetchDocument
  | GdprDocument
  | GlobalStringsDocument
  | HomepageDocument
  | HomepageV2Document
  | IntegrationDocument
  | InternalPerksDocument
  | InvoiceApprovalsDocument
  | JobListingDocument
  | LandingPageDocument
  | LegalDocument
  | MarketDocument
  | MarketLawDocument
  | MeetingBookerDocument
  | NavigationDocument
  | NotFoundDocument
  | OfflinePageDocument
  | OnDemandResourceDocument
  | PageDocument
  | PartnerDocument
  | PartnerBigFormDocument
  | PartnershipCaseDocument
  | PricingDocument
  | PricingPlanPickerDocument
  | ProductDemoDocument
  | ProductFactsDocument
  | ProductPlansDocument
  | ProductScreensDocument
  | QualificationFlowDocument
  | RedirectsDocument
  | ResourceDetailDocument
  | RoiCalculatorDocument
  | SecondaryHomepageDocument
  | SecondaryLegalDocument
  | SecondaryNotFoundDocument
  | SecondaryPricingDocument
  | SignUpModalDocument
  | SubscriptionsDocument
  | SurveyDocument
  | ThirdPartyLicencesDocument
  | ToolWordsDocument
  | WhyTheProductDocument

/**
 * Primary content in *Banner → Default → Primary*
 */
export interface BannerSliceDefaultPrimary {
  /**
   * Tone field in *Banner → Default → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: info
   * - **API ID Path**: banner.default.primary.tone
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  tone: prismic.SelectField<'info' | 'success' | 'warning', 'filled'>

  /**
   * Text field in *Banner → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: banner.default.primary.text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link field in *Banner → Default → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: banner.default.primary.link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Default variation for Banner Slice
 *
 * - **API ID**: `default`
 * - **Description**: A short notice with a link.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BannerSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<BannerSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Banner*
 */
type BannerSliceVariation = BannerSliceDefault

/**
 * Banner Shared Slice
 *
 * - **API ID**: `banner`
 * - **Description**: A short notice with a link.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BannerSlice = prismic.SharedSlice<'banner', BannerSliceVariation>

/**
 * Primary content in *CallToAction → With links → Primary*
 */
export interface CallToActionSliceDefaultPrimary {
  /**
   * Title field in *CallToAction → With links → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: call_to_action.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Text field in *CallToAction → With links → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: call_to_action.default.primary.text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Primary link field in *CallToAction → With links → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: call_to_action.default.primary.primary_link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *CallToAction → With links → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: call_to_action.default.primary.secondary_link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * With links variation for CallToAction Slice
 *
 * - **API ID**: `default`
 * - **Description**: Closes a section with one thing to do.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<CallToActionSliceDefaultPrimary>,
  never
>

/**
 * Primary content in *CallToAction → With the work e-mail form → Primary*
 */
export interface CallToActionSliceWithFormPrimary {
  /**
   * Title field in *CallToAction → With the work e-mail form → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: call_to_action.withForm.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Text field in *CallToAction → With the work e-mail form → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: call_to_action.withForm.primary.text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Primary link field in *CallToAction → With the work e-mail form → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: call_to_action.withForm.primary.primary_link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *CallToAction → With the work e-mail form → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: call_to_action.withForm.primary.secondary_link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * With the work e-mail form variation for CallToAction Slice
 *
 * - **API ID**: `withForm`
 * - **Description**: Closes a section with one thing to do.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSliceWithForm = prismic.SharedSliceVariation<
  'withForm',
  Simplify<CallToActionSliceWithFormPrimary>,
  never
>

/**
 * Slice variation for *CallToAction*
 */
type CallToActionSliceVariation = CallToActionSliceDefault | CallToActionSliceWithForm

/**
 * CallToAction Shared Slice
 *
 * - **API ID**: `call_to_action`
 * - **Description**: Closes a section with one thing to do.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSlice = prismic.SharedSlice<'call_to_action', CallToActionSliceVariation>

/**
 * Item in *Cards → Default → Primary → Cards*
 */
export interface CardsSliceDefaultPrimaryCardsItem {
  /**
   * Tag field in *Cards → Default → Primary → Cards*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cards.default.primary.cards[].tag
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  tag: prismic.KeyTextField

  /**
   * Title field in *Cards → Default → Primary → Cards*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cards.default.primary.cards[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Cards → Default → Primary → Cards*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cards.default.primary.cards[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Image field in *Cards → Default → Primary → Cards*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: cards.default.primary.cards[].image
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  image: prismic.ImageField<never>

  /**
   * Link field in *Cards → Default → Primary → Cards*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: cards.default.primary.cards[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Primary content in *Cards → Default → Primary*
 */
export interface CardsSliceDefaultPrimary {
  /**
   * Title field in *Cards → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: cards.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Cards field in *Cards → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: cards.default.primary.cards[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  cards: prismic.GroupField<Simplify<CardsSliceDefaultPrimaryCardsItem>>
}

/**
 * Default variation for Cards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Linked cards, each with a tag, title and text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CardsSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<CardsSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Cards*
 */
type CardsSliceVariation = CardsSliceDefault

/**
 * Cards Shared Slice
 *
 * - **API ID**: `cards`
 * - **Description**: Linked cards, each with a tag, title and text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CardsSlice = prismic.SharedSlice<'cards', CardsSliceVariation>

/**
 * Item in *Checklist → Default → Primary → Items*
 */
export interface ChecklistSliceDefaultPrimaryItemsItem {
  /**
   * Text field in *Checklist → Default → Primary → Items*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: checklist.default.primary.items[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Primary content in *Checklist → Default → Primary*
 */
export interface ChecklistSliceDefaultPrimary {
  /**
   * Title field in *Checklist → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: checklist.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *Checklist → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: checklist.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Items field in *Checklist → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: checklist.default.primary.items[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  items: prismic.GroupField<Simplify<ChecklistSliceDefaultPrimaryItemsItem>>
}

/**
 * Default variation for Checklist Slice
 *
 * - **API ID**: `default`
 * - **Description**: What is included or needed, ticked off.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ChecklistSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<ChecklistSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Checklist*
 */
type ChecklistSliceVariation = ChecklistSliceDefault

/**
 * Checklist Shared Slice
 *
 * - **API ID**: `checklist`
 * - **Description**: What is included or needed, ticked off.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ChecklistSlice = prismic.SharedSlice<'checklist', ChecklistSliceVariation>

/**
 * Item in *ComparisonTable → Default → Primary → Rows*
 */
export interface ComparisonTableSliceDefaultPrimaryRowsItem {
  /**
   * Feature field in *ComparisonTable → Default → Primary → Rows*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.rows[].feature
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  feature: prismic.KeyTextField

  /**
   * Value 1 field in *ComparisonTable → Default → Primary → Rows*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.rows[].value_1
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value_1: prismic.KeyTextField

  /**
   * Value 2 field in *ComparisonTable → Default → Primary → Rows*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.rows[].value_2
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value_2: prismic.KeyTextField

  /**
   * Value 3 field in *ComparisonTable → Default → Primary → Rows*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.rows[].value_3
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value_3: prismic.KeyTextField
}

/**
 * Primary content in *ComparisonTable → Default → Primary*
 */
export interface ComparisonTableSliceDefaultPrimary {
  /**
   * Title field in *ComparisonTable → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Caption for screen readers field in *ComparisonTable → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.caption
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  caption: prismic.KeyTextField

  /**
   * Column 1 field in *ComparisonTable → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.column_1
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  column_1: prismic.KeyTextField

  /**
   * Column 2 field in *ComparisonTable → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.column_2
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  column_2: prismic.KeyTextField

  /**
   * Column 3 field in *ComparisonTable → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.column_3
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  column_3: prismic.KeyTextField

  /**
   * Rows field in *ComparisonTable → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.rows[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  rows: prismic.GroupField<Simplify<ComparisonTableSliceDefaultPrimaryRowsItem>>

  /**
   * Note field in *ComparisonTable → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: comparison_table.default.primary.note
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  note: prismic.KeyTextField
}

/**
 * Default variation for ComparisonTable Slice
 *
 * - **API ID**: `default`
 * - **Description**: Features down the side, two or three columns across.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<ComparisonTableSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *ComparisonTable*
 */
type ComparisonTableSliceVariation = ComparisonTableSliceDefault

/**
 * ComparisonTable Shared Slice
 *
 * - **API ID**: `comparison_table`
 * - **Description**: Features down the side, two or three columns across.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSlice = prismic.SharedSlice<'comparison_table', ComparisonTableSliceVariation>

/**
 * Item in *Contact → Default → Primary → Channels*
 */
export interface ContactSliceDefaultPrimaryChannelsItem {
  /**
   * Kind field in *Contact → Default → Primary → Channels*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: email
   * - **API ID Path**: contact.default.primary.channels[].kind
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  kind: prismic.SelectField<'email' | 'phone' | 'address' | 'hours' | 'chat', 'filled'>

  /**
   * Label field in *Contact → Default → Primary → Channels*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: contact.default.primary.channels[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * Value field in *Contact → Default → Primary → Channels*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: contact.default.primary.channels[].value
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value: prismic.KeyTextField

  /**
   * Link field in *Contact → Default → Primary → Channels*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: contact.default.primary.channels[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Primary content in *Contact → Default → Primary*
 */
export interface ContactSliceDefaultPrimary {
  /**
   * Title field in *Contact → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: contact.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *Contact → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: contact.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Channels field in *Contact → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: contact.default.primary.channels[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  channels: prismic.GroupField<Simplify<ContactSliceDefaultPrimaryChannelsItem>>
}

/**
 * Default variation for Contact Slice
 *
 * - **API ID**: `default`
 * - **Description**: Ways to reach us.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<ContactSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Contact*
 */
type ContactSliceVariation = ContactSliceDefault

/**
 * Contact Shared Slice
 *
 * - **API ID**: `contact`
 * - **Description**: Ways to reach us.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactSlice = prismic.SharedSlice<'contact', ContactSliceVariation>

/**
 * Item in *DocumentList → Default → Primary → Filters*
 */
export interface DocumentListSliceDefaultPrimaryFiltersItem {
  /**
   * By field in *DocumentList → Default → Primary → Filters*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.filters[].key
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  key: prismic.SelectField<'topic' | 'kind' | 'category' | 'industry' | 'country' | 'region'>

  /**
   * Label field in *DocumentList → Default → Primary → Filters*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.filters[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField
}

/**
 * Item in *DocumentList → Default → Primary → Names of values, in their order*
 */
export interface DocumentListSliceDefaultPrimaryValueNamesItem {
  /**
   * Value, as in the address field in *DocumentList → Default → Primary → Names of values, in their order*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.value_names[].value
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value: prismic.KeyTextField

  /**
   * Name field in *DocumentList → Default → Primary → Names of values, in their order*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.value_names[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField
}

/**
 * Item in *DocumentList → Default → Primary → Further entries*
 */
export interface DocumentListSliceDefaultPrimaryEntriesItem {
  /**
   * Title field in *DocumentList → Default → Primary → Further entries*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.entries[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *DocumentList → Default → Primary → Further entries*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.entries[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Line above the title field in *DocumentList → Default → Primary → Further entries*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.entries[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField

  /**
   * An example: invented, the entry shows a mark field in *DocumentList → Default → Primary → Further entries*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: document_list.default.primary.entries[].is_example
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  is_example: prismic.BooleanField

  /**
   * Value of the filter by kind field in *DocumentList → Default → Primary → Further entries*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.entries[].kind
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  kind: prismic.KeyTextField

  /**
   * Value of the filter by category field in *DocumentList → Default → Primary → Further entries*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.entries[].category
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  category: prismic.KeyTextField

  /**
   * Value of the filter by region field in *DocumentList → Default → Primary → Further entries*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.entries[].region
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  region: prismic.KeyTextField

  /**
   * Day field in *DocumentList → Default → Primary → Further entries*
   *
   * - **Field Type**: Date
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.entries[].day
   * - **Documentation**: https://prismic.io/docs/fields/date
   */
  day: prismic.DateField

  /**
   * Link field in *DocumentList → Default → Primary → Further entries*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.entries[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Primary content in *DocumentList → Default → Primary*
 */
export interface DocumentListSliceDefaultPrimary {
  /**
   * Title field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Documents field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.list
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  list: prismic.SelectField<
    'ebooks' | 'dates' | 'recordings' | 'customer_cases' | 'integrations' | 'partners' | 'jobs'
  >

  /**
   * Sections by field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.group_by
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  group_by: prismic.SelectField<'category' | 'kind' | 'topic'>

  /**
   * Filters field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.filters[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  filters: prismic.GroupField<Simplify<DocumentListSliceDefaultPrimaryFiltersItem>>

  /**
   * Names of values, in their order field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.value_names[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  value_names: prismic.GroupField<Simplify<DocumentListSliceDefaultPrimaryValueNamesItem>>

  /**
   * Label of the search; without it there is none field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.search_label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  search_label: prismic.KeyTextField

  /**
   * The choice that shows everything field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.all_label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  all_label: prismic.KeyTextField

  /**
   * {shown} of {total} field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.count_text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  count_text: prismic.KeyTextField

  /**
   * When nothing is found field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.empty_text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  empty_text: prismic.KeyTextField

  /**
   * Button that shows everything again field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.reset_label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  reset_label: prismic.KeyTextField

  /**
   * When the list has no entries at all field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.nothing_text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  nothing_text: prismic.KeyTextField

  /**
   * Further entries field in *DocumentList → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: document_list.default.primary.entries[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  entries: prismic.GroupField<Simplify<DocumentListSliceDefaultPrimaryEntriesItem>>
}

/**
 * Default variation for DocumentList Slice
 *
 * - **API ID**: `default`
 * - **Description**: A list of documents, which can be filtered and searched.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DocumentListSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<DocumentListSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *DocumentList*
 */
type DocumentListSliceVariation = DocumentListSliceDefault

/**
 * DocumentList Shared Slice
 *
 * - **API ID**: `document_list`
 * - **Description**: A list of documents, which can be filtered and searched, and of further entries.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DocumentListSlice = prismic.SharedSlice<'document_list', DocumentListSliceVariation>

/**
 * Primary content in *Embed → Default → Primary*
 */
export interface EmbedSliceDefaultPrimary {
  /**
   * Title field in *Embed → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: embed.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Embed field in *Embed → Default → Primary*
   *
   * - **Field Type**: Embed
   * - **Placeholder**: *None*
   * - **API ID Path**: embed.default.primary.embed
   * - **Documentation**: https://prismic.io/docs/fields/embed
   */
  embed: prismic.EmbedField

  /**
   * Scene (beneath the buttons) field in *Embed → Default → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: embed.default.primary.scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >
}

/**
 * Default variation for Embed Slice
 *
 * - **API ID**: `default`
 * - **Description**: Content of another site, loaded on request.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EmbedSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<EmbedSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Embed*
 */
type EmbedSliceVariation = EmbedSliceDefault

/**
 * Embed Shared Slice
 *
 * - **API ID**: `embed`
 * - **Description**: Content of another site, loaded on request.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EmbedSlice = prismic.SharedSlice<'embed', EmbedSliceVariation>

/**
 * Item in *Faq → Default → Primary → Questions*
 */
export interface FaqSliceDefaultPrimaryQuestionsItem {
  /**
   * Question field in *Faq → Default → Primary → Questions*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.default.primary.questions[].question
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  question: prismic.KeyTextField

  /**
   * Answer field in *Faq → Default → Primary → Questions*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.default.primary.questions[].answer
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  answer: prismic.RichTextField
}

/**
 * Primary content in *Faq → Default → Primary*
 */
export interface FaqSliceDefaultPrimary {
  /**
   * Title field in *Faq → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Questions field in *Faq → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: faq.default.primary.questions[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  questions: prismic.GroupField<Simplify<FaqSliceDefaultPrimaryQuestionsItem>>
}

/**
 * Default variation for Faq Slice
 *
 * - **API ID**: `default`
 * - **Description**: Questions and answers that open in place.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSliceDefault = prismic.SharedSliceVariation<'default', Simplify<FaqSliceDefaultPrimary>, never>

/**
 * Slice variation for *Faq*
 */
type FaqSliceVariation = FaqSliceDefault

/**
 * Faq Shared Slice
 *
 * - **API ID**: `faq`
 * - **Description**: Questions and answers that open in place.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSlice = prismic.SharedSlice<'faq', FaqSliceVariation>

/**
 * Item in *FeatureGrid → Default → Primary → Features*
 */
export interface FeatureGridSliceDefaultPrimaryFeaturesItem {
  /**
   * Icon field in *FeatureGrid → Default → Primary → Features*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: card
   * - **API ID Path**: feature_grid.default.primary.features[].icon
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  icon: prismic.SelectField<
    | 'card'
    | 'receipt'
    | 'invoice'
    | 'approval'
    | 'chart'
    | 'cash'
    | 'lock'
    | 'globe'
    | 'team'
    | 'phone'
    | 'clock'
    | 'sync'
    | 'wallet'
    | 'bank'
    | 'mileage'
    | 'leaf'
    | 'shield'
    | 'bell'
    | 'search'
    | 'document',
    'filled'
  >

  /**
   * Free template whose first page is shown in place of the icon field in *FeatureGrid → Default → Primary → Features*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: feature_grid.default.primary.features[].template
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  template: prismic.SelectField<'cash-flow' | 'expense-reporting' | 'invoice' | 'mileage-reimbursement'>

  /**
   * Title field in *FeatureGrid → Default → Primary → Features*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: feature_grid.default.primary.features[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *FeatureGrid → Default → Primary → Features*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: feature_grid.default.primary.features[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link field in *FeatureGrid → Default → Primary → Features*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: feature_grid.default.primary.features[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Primary content in *FeatureGrid → Default → Primary*
 */
export interface FeatureGridSliceDefaultPrimary {
  /**
   * Title field in *FeatureGrid → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: feature_grid.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *FeatureGrid → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: feature_grid.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Features field in *FeatureGrid → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: feature_grid.default.primary.features[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  features: prismic.GroupField<Simplify<FeatureGridSliceDefaultPrimaryFeaturesItem>>
}

/**
 * Default variation for FeatureGrid Slice
 *
 * - **API ID**: `default`
 * - **Description**: Short features with an icon, three a row.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureGridSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<FeatureGridSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *FeatureGrid*
 */
type FeatureGridSliceVariation = FeatureGridSliceDefault

/**
 * FeatureGrid Shared Slice
 *
 * - **API ID**: `feature_grid`
 * - **Description**: Short features with an icon, three a row.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureGridSlice = prismic.SharedSlice<'feature_grid', FeatureGridSliceVariation>

/**
 * Primary content in *Form → Default → Primary*
 */
export interface FormSliceDefaultPrimary {
  /**
   * Title field in *Form → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: form.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *Form → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: form.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  lead: prismic.RichTextField

  /**
   * Form field in *Form → Default → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: work_email
   * - **API ID Path**: form.default.primary.form
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  form: prismic.SelectField<
    | 'work_email'
    | 'demo'
    | 'contact'
    | 'newsletter'
    | 'ebook'
    | 'webinar'
    | 'referral'
    | 'partner'
    | 'treasury_waitlist'
    | 'vulnerability'
    | 'data_subject_request',
    'filled'
  >

  /**
   * Submit label field in *Form → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: form.default.primary.submit_label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  submit_label: prismic.KeyTextField

  /**
   * Note under the form field in *Form → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: form.default.primary.note
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  note: prismic.RichTextField
}

/**
 * Default variation for Form Slice
 *
 * - **API ID**: `default`
 * - **Description**: One of the site forms with an introduction.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<FormSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Form*
 */
type FormSliceVariation = FormSliceDefault

/**
 * Form Shared Slice
 *
 * - **API ID**: `form`
 * - **Description**: One of the site forms with an introduction.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormSlice = prismic.SharedSlice<'form', FormSliceVariation>

/**
 * Primary content in *Hero → Beside a scene → Primary*
 */
export interface HeroSliceDefaultPrimary {
  /**
   * Eyebrow field in *Hero → Beside a scene → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.default.primary.eyebrow
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  eyebrow: prismic.KeyTextField

  /**
   * Title field in *Hero → Beside a scene → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *Hero → Beside a scene → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  lead: prismic.RichTextField

  /**
   * Primary link field in *Hero → Beside a scene → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.default.primary.primary_link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *Hero → Beside a scene → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.default.primary.secondary_link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Form field in *Hero → Beside a scene → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: hero.default.primary.form
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  form: prismic.SelectField<'none' | 'work_email', 'filled'>

  /**
   * Scene: the picture of the product field in *Hero → Beside a scene → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: hero.default.primary.scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Image (instead of the scene) field in *Hero → Beside a scene → Primary*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.default.primary.image
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  image: prismic.ImageField<never>
}

/**
 * Beside a scene variation for Hero Slice
 *
 * - **API ID**: `default`
 * - **Description**: Opens a page: title, lead, up to two links or a work e-mail form, and a scene of the product.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<HeroSliceDefaultPrimary>,
  never
>

/**
 * Primary content in *Hero → Centred → Primary*
 */
export interface HeroSliceCenteredPrimary {
  /**
   * Eyebrow field in *Hero → Centred → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.centered.primary.eyebrow
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  eyebrow: prismic.KeyTextField

  /**
   * Title field in *Hero → Centred → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.centered.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *Hero → Centred → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.centered.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  lead: prismic.RichTextField

  /**
   * Primary link field in *Hero → Centred → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.centered.primary.primary_link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Secondary link field in *Hero → Centred → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.centered.primary.secondary_link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Form field in *Hero → Centred → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: hero.centered.primary.form
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  form: prismic.SelectField<'none' | 'work_email', 'filled'>

  /**
   * Scene: the picture of the product field in *Hero → Centred → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: hero.centered.primary.scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Image (instead of the scene) field in *Hero → Centred → Primary*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: hero.centered.primary.image
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  image: prismic.ImageField<never>
}

/**
 * Centred variation for Hero Slice
 *
 * - **API ID**: `centered`
 * - **Description**: Opens a page: title, lead, up to two links or a work e-mail form, and a scene of the product.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceCentered = prismic.SharedSliceVariation<
  'centered',
  Simplify<HeroSliceCenteredPrimary>,
  never
>

/**
 * Slice variation for *Hero*
 */
type HeroSliceVariation = HeroSliceDefault | HeroSliceCentered

/**
 * Hero Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: Opens a page: title, lead, up to two links or a work e-mail form, and a scene of the product.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<'hero', HeroSliceVariation>

/**
 * Primary content in *Image → Default → Primary*
 */
export interface ImageSliceDefaultPrimary {
  /**
   * Image field in *Image → Default → Primary*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: image.default.primary.image
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  image: prismic.ImageField<never>

  /**
   * Caption field in *Image → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: image.default.primary.caption
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  caption: prismic.KeyTextField
}

/**
 * Default variation for Image Slice
 *
 * - **API ID**: `default`
 * - **Description**: One image with a caption.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<ImageSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Image*
 */
type ImageSliceVariation = ImageSliceDefault

/**
 * Image Shared Slice
 *
 * - **API ID**: `image`
 * - **Description**: One image with a caption.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageSlice = prismic.SharedSlice<'image', ImageSliceVariation>

/**
 * Item in *IntegrationGrid → Default → Primary → Integrations*
 */
export interface IntegrationGridSliceDefaultPrimaryIntegrationsItem {
  /**
   * Name field in *IntegrationGrid → Default → Primary → Integrations*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration_grid.default.primary.integrations[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Category field in *IntegrationGrid → Default → Primary → Integrations*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: accounting
   * - **API ID Path**: integration_grid.default.primary.integrations[].category
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  category: prismic.SelectField<'accounting' | 'hr' | 'travel' | 'identity', 'filled'>

  /**
   * Text field in *IntegrationGrid → Default → Primary → Integrations*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration_grid.default.primary.integrations[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link field in *IntegrationGrid → Default → Primary → Integrations*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: integration_grid.default.primary.integrations[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Primary content in *IntegrationGrid → Default → Primary*
 */
export interface IntegrationGridSliceDefaultPrimary {
  /**
   * Title field in *IntegrationGrid → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: integration_grid.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Integrations field in *IntegrationGrid → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: integration_grid.default.primary.integrations[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  integrations: prismic.GroupField<Simplify<IntegrationGridSliceDefaultPrimaryIntegrationsItem>>
}

/**
 * Default variation for IntegrationGrid Slice
 *
 * - **API ID**: `default`
 * - **Description**: Integrations by category.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type IntegrationGridSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<IntegrationGridSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *IntegrationGrid*
 */
type IntegrationGridSliceVariation = IntegrationGridSliceDefault

/**
 * IntegrationGrid Shared Slice
 *
 * - **API ID**: `integration_grid`
 * - **Description**: Integrations by category.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type IntegrationGridSlice = prismic.SharedSlice<'integration_grid', IntegrationGridSliceVariation>

/**
 * Primary content in *InvoiceGenerator → Default → Primary*
 */
export interface InvoiceGeneratorSliceDefaultPrimary {
  /**
   * Title field in *InvoiceGenerator → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_generator.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *InvoiceGenerator → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: invoice_generator.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField
}

/**
 * Default variation for InvoiceGenerator Slice
 *
 * - **API ID**: `default`
 * - **Description**: The free invoice generator. Its words are in the tool_words documents.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type InvoiceGeneratorSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<InvoiceGeneratorSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *InvoiceGenerator*
 */
type InvoiceGeneratorSliceVariation = InvoiceGeneratorSliceDefault

/**
 * InvoiceGenerator Shared Slice
 *
 * - **API ID**: `invoice_generator`
 * - **Description**: The free invoice generator. Its words are in the tool_words documents.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type InvoiceGeneratorSlice = prismic.SharedSlice<'invoice_generator', InvoiceGeneratorSliceVariation>

/**
 * Item in *LinkList → Default → Primary → Links*
 */
export interface LinkListSliceDefaultPrimaryLinksItem {
  /**
   * Link field in *LinkList → Default → Primary → Links*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: link_list.default.primary.links[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Text field in *LinkList → Default → Primary → Links*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: link_list.default.primary.links[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Primary content in *LinkList → Default → Primary*
 */
export interface LinkListSliceDefaultPrimary {
  /**
   * Title field in *LinkList → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: link_list.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Links field in *LinkList → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: link_list.default.primary.links[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  links: prismic.GroupField<Simplify<LinkListSliceDefaultPrimaryLinksItem>>
}

/**
 * Default variation for LinkList Slice
 *
 * - **API ID**: `default`
 * - **Description**: A list of links with a line of text each.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LinkListSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<LinkListSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *LinkList*
 */
type LinkListSliceVariation = LinkListSliceDefault

/**
 * LinkList Shared Slice
 *
 * - **API ID**: `link_list`
 * - **Description**: A list of links with a line of text each.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LinkListSlice = prismic.SharedSlice<'link_list', LinkListSliceVariation>

/**
 * Item in *LogoWall → Default → Primary → Logos*
 */
export interface LogoWallSliceDefaultPrimaryLogosItem {
  /**
   * Name field in *LogoWall → Default → Primary → Logos*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: logo_wall.default.primary.logos[].name
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  name: prismic.KeyTextField

  /**
   * Logo field in *LogoWall → Default → Primary → Logos*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: logo_wall.default.primary.logos[].logo
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  logo: prismic.ImageField<never>
}

/**
 * Primary content in *LogoWall → Default → Primary*
 */
export interface LogoWallSliceDefaultPrimary {
  /**
   * Title field in *LogoWall → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: logo_wall.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Logos field in *LogoWall → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: logo_wall.default.primary.logos[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  logos: prismic.GroupField<Simplify<LogoWallSliceDefaultPrimaryLogosItem>>
}

/**
 * Default variation for LogoWall Slice
 *
 * - **API ID**: `default`
 * - **Description**: Names or logos of companies or systems.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogoWallSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<LogoWallSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *LogoWall*
 */
type LogoWallSliceVariation = LogoWallSliceDefault

/**
 * LogoWall Shared Slice
 *
 * - **API ID**: `logo_wall`
 * - **Description**: Names or logos of companies or systems.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogoWallSlice = prismic.SharedSlice<'logo_wall', LogoWallSliceVariation>

/**
 * Primary content in *MediaText → Media after the text → Primary*
 */
export interface MediaTextSliceDefaultPrimary {
  /**
   * Eyebrow field in *MediaText → Media after the text → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.default.primary.eyebrow
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  eyebrow: prismic.KeyTextField

  /**
   * Title field in *MediaText → Media after the text → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Body field in *MediaText → Media after the text → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.default.primary.body
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  body: prismic.RichTextField

  /**
   * Link field in *MediaText → Media after the text → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.default.primary.link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Scene: the picture of the product field in *MediaText → Media after the text → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: media_text.default.primary.scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Image (instead of the scene) field in *MediaText → Media after the text → Primary*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.default.primary.image
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  image: prismic.ImageField<never>
}

/**
 * Media after the text variation for MediaText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Text beside a scene of the product or image.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<MediaTextSliceDefaultPrimary>,
  never
>

/**
 * Primary content in *MediaText → Media before the text → Primary*
 */
export interface MediaTextSliceMediaFirstPrimary {
  /**
   * Eyebrow field in *MediaText → Media before the text → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.mediaFirst.primary.eyebrow
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  eyebrow: prismic.KeyTextField

  /**
   * Title field in *MediaText → Media before the text → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.mediaFirst.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Body field in *MediaText → Media before the text → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.mediaFirst.primary.body
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  body: prismic.RichTextField

  /**
   * Link field in *MediaText → Media before the text → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.mediaFirst.primary.link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Scene: the picture of the product field in *MediaText → Media before the text → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: media_text.mediaFirst.primary.scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Image (instead of the scene) field in *MediaText → Media before the text → Primary*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: media_text.mediaFirst.primary.image
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  image: prismic.ImageField<never>
}

/**
 * Media before the text variation for MediaText Slice
 *
 * - **API ID**: `mediaFirst`
 * - **Description**: Text beside a scene of the product or image.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSliceMediaFirst = prismic.SharedSliceVariation<
  'mediaFirst',
  Simplify<MediaTextSliceMediaFirstPrimary>,
  never
>

/**
 * Slice variation for *MediaText*
 */
type MediaTextSliceVariation = MediaTextSliceDefault | MediaTextSliceMediaFirst

/**
 * MediaText Shared Slice
 *
 * - **API ID**: `media_text`
 * - **Description**: Text beside a scene of the product or image.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSlice = prismic.SharedSlice<'media_text', MediaTextSliceVariation>

/**
 * Primary content in *PricingTable → Default → Primary*
 */
export interface PricingTableSliceDefaultPrimary {
  /**
   * Title field in *PricingTable → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_table.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Note field in *PricingTable → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: pricing_table.default.primary.note
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  note: prismic.KeyTextField
}

/**
 * Default variation for PricingTable Slice
 *
 * - **API ID**: `default`
 * - **Description**: The plans side by side, with the prices of the market (documents product_plans and product_facts).
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PricingTableSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<PricingTableSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *PricingTable*
 */
type PricingTableSliceVariation = PricingTableSliceDefault

/**
 * PricingTable Shared Slice
 *
 * - **API ID**: `pricing_table`
 * - **Description**: The plans side by side, with the prices of the market (documents product_plans and product_facts).
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PricingTableSlice = prismic.SharedSlice<'pricing_table', PricingTableSliceVariation>

/**
 * Primary content in *Quote → Default → Primary*
 */
export interface QuoteSliceDefaultPrimary {
  /**
   * Quote field in *Quote → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: quote.default.primary.quote
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  quote: prismic.RichTextField

  /**
   * Author field in *Quote → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: quote.default.primary.author
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  author: prismic.KeyTextField

  /**
   * Role field in *Quote → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: quote.default.primary.role
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  role: prismic.KeyTextField

  /**
   * Company field in *Quote → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: quote.default.primary.company
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  company: prismic.KeyTextField

  /**
   * Portrait of the author field in *Quote → Default → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: quote.default.primary.portrait
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  portrait: prismic.SelectField<
    | 'none'
    | 'bun'
    | 'curls'
    | 'beard'
    | 'fringe'
    | 'glasses'
    | 'scarf'
    | 'plait'
    | 'moustache'
    | 'bob'
    | 'waves'
    | 'ponytail'
    | 'quiff'
    | 'crop'
    | 'locks',
    'filled'
  >

  /**
   * An example: invented, the quote shows a mark field in *Quote → Default → Primary*
   *
   * - **Field Type**: Boolean
   * - **Placeholder**: *None*
   * - **Default Value**: false
   * - **API ID Path**: quote.default.primary.is_example
   * - **Documentation**: https://prismic.io/docs/fields/boolean
   */
  is_example: prismic.BooleanField

  /**
   * Link to the case field in *Quote → Default → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: quote.default.primary.link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Default variation for Quote Slice
 *
 * - **API ID**: `default`
 * - **Description**: A statement by a customer, with who said it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuoteSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<QuoteSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Quote*
 */
type QuoteSliceVariation = QuoteSliceDefault

/**
 * Quote Shared Slice
 *
 * - **API ID**: `quote`
 * - **Description**: A statement by a customer, with who said it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuoteSlice = prismic.SharedSlice<'quote', QuoteSliceVariation>

/**
 * Item in *ResourceList → Default → Primary → Resources*
 */
export interface ResourceListSliceDefaultPrimaryResourcesItem {
  /**
   * Kind field in *ResourceList → Default → Primary → Resources*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: article
   * - **API ID Path**: resource_list.default.primary.resources[].kind
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  kind: prismic.SelectField<'ebook' | 'webinar' | 'case' | 'template' | 'article', 'filled'>

  /**
   * Title field in *ResourceList → Default → Primary → Resources*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_list.default.primary.resources[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *ResourceList → Default → Primary → Resources*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_list.default.primary.resources[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField

  /**
   * Link field in *ResourceList → Default → Primary → Resources*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_list.default.primary.resources[].link
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>
}

/**
 * Primary content in *ResourceList → Default → Primary*
 */
export interface ResourceListSliceDefaultPrimary {
  /**
   * Title field in *ResourceList → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_list.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *ResourceList → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_list.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Resources field in *ResourceList → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: resource_list.default.primary.resources[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  resources: prismic.GroupField<Simplify<ResourceListSliceDefaultPrimaryResourcesItem>>
}

/**
 * Default variation for ResourceList Slice
 *
 * - **API ID**: `default`
 * - **Description**: Ebooks, webinars, cases and templates to read next.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ResourceListSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<ResourceListSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *ResourceList*
 */
type ResourceListSliceVariation = ResourceListSliceDefault

/**
 * ResourceList Shared Slice
 *
 * - **API ID**: `resource_list`
 * - **Description**: Ebooks, webinars, cases and templates to read next.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ResourceListSlice = prismic.SharedSlice<'resource_list', ResourceListSliceVariation>

/**
 * Primary content in *RichText → Running text → Primary*
 */
export interface RichTextSliceDefaultPrimary {
  /**
   * Body field in *RichText → Running text → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: rich_text.default.primary.body
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  body: prismic.RichTextField
}

/**
 * Running text variation for RichText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Running text with all block kinds.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<RichTextSliceDefaultPrimary>,
  never
>

/**
 * Primary content in *RichText → Set in quotation marks → Primary*
 */
export interface RichTextSliceQuotedPrimary {
  /**
   * Body field in *RichText → Set in quotation marks → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: rich_text.quoted.primary.body
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  body: prismic.RichTextField
}

/**
 * Set in quotation marks variation for RichText Slice
 *
 * - **API ID**: `quoted`
 * - **Description**: Running text with all block kinds.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSliceQuoted = prismic.SharedSliceVariation<
  'quoted',
  Simplify<RichTextSliceQuotedPrimary>,
  never
>

/**
 * Slice variation for *RichText*
 */
type RichTextSliceVariation = RichTextSliceDefault | RichTextSliceQuoted

/**
 * RichText Shared Slice
 *
 * - **API ID**: `rich_text`
 * - **Description**: Running text with all block kinds.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSlice = prismic.SharedSlice<'rich_text', RichTextSliceVariation>

/**
 * Item in *Stats → Default → Primary → Figures*
 */
export interface StatsSliceDefaultPrimaryStatsItem {
  /**
   * Value field in *Stats → Default → Primary → Figures*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: stats.default.primary.stats[].value
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  value: prismic.KeyTextField

  /**
   * Label field in *Stats → Default → Primary → Figures*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: stats.default.primary.stats[].label
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  label: prismic.KeyTextField
}

/**
 * Primary content in *Stats → Default → Primary*
 */
export interface StatsSliceDefaultPrimary {
  /**
   * Title field in *Stats → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: stats.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Figures field in *Stats → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: stats.default.primary.stats[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  stats: prismic.GroupField<Simplify<StatsSliceDefaultPrimaryStatsItem>>

  /**
   * Source field in *Stats → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: stats.default.primary.source
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  source: prismic.KeyTextField
}

/**
 * Default variation for Stats Slice
 *
 * - **API ID**: `default`
 * - **Description**: A few figures with what they mean and where they come from.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StatsSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<StatsSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Stats*
 */
type StatsSliceVariation = StatsSliceDefault

/**
 * Stats Shared Slice
 *
 * - **API ID**: `stats`
 * - **Description**: A few figures with what they mean and where they come from.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StatsSlice = prismic.SharedSlice<'stats', StatsSliceVariation>

/**
 * Item in *Steps → Default → Primary → Steps*
 */
export interface StepsSliceDefaultPrimaryStepsItem {
  /**
   * Title field in *Steps → Default → Primary → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: steps.default.primary.steps[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Steps → Default → Primary → Steps*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: steps.default.primary.steps[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Primary content in *Steps → Default → Primary*
 */
export interface StepsSliceDefaultPrimary {
  /**
   * Title field in *Steps → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: steps.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *Steps → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: steps.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Steps field in *Steps → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: steps.default.primary.steps[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  steps: prismic.GroupField<Simplify<StepsSliceDefaultPrimaryStepsItem>>
}

/**
 * Default variation for Steps Slice
 *
 * - **API ID**: `default`
 * - **Description**: Numbered steps in order.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<StepsSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Steps*
 */
type StepsSliceVariation = StepsSliceDefault

/**
 * Steps Shared Slice
 *
 * - **API ID**: `steps`
 * - **Description**: Numbered steps in order.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSlice = prismic.SharedSlice<'steps', StepsSliceVariation>

/**
 * Primary content in *TemplateFiles → Default → Primary*
 */
export interface TemplateFilesSliceDefaultPrimary {
  /**
   * Title field in *TemplateFiles → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: template_files.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Template field in *TemplateFiles → Default → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: template_files.default.primary.template
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  template: prismic.SelectField<'cash-flow' | 'expense-reporting' | 'invoice' | 'mileage-reimbursement'>
}

/**
 * Default variation for TemplateFiles Slice
 *
 * - **API ID**: `default`
 * - **Description**: A free template: its files to download, and what is in them.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TemplateFilesSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<TemplateFilesSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *TemplateFiles*
 */
type TemplateFilesSliceVariation = TemplateFilesSliceDefault

/**
 * TemplateFiles Shared Slice
 *
 * - **API ID**: `template_files`
 * - **Description**: A free template: its files to download, and what is in them.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TemplateFilesSlice = prismic.SharedSlice<'template_files', TemplateFilesSliceVariation>

/**
 * Item in *Timeline → Default → Primary → Events*
 */
export interface TimelineSliceDefaultPrimaryEventsItem {
  /**
   * Date or year field in *Timeline → Default → Primary → Events*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: timeline.default.primary.events[].date
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  date: prismic.KeyTextField

  /**
   * Title field in *Timeline → Default → Primary → Events*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: timeline.default.primary.events[].title
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  title: prismic.KeyTextField

  /**
   * Text field in *Timeline → Default → Primary → Events*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: timeline.default.primary.events[].text
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  text: prismic.KeyTextField
}

/**
 * Primary content in *Timeline → Default → Primary*
 */
export interface TimelineSliceDefaultPrimary {
  /**
   * Title field in *Timeline → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: timeline.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Events field in *Timeline → Default → Primary*
   *
   * - **Field Type**: Group
   * - **Placeholder**: *None*
   * - **API ID Path**: timeline.default.primary.events[]
   * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
   */
  events: prismic.GroupField<Simplify<TimelineSliceDefaultPrimaryEventsItem>>
}

/**
 * Default variation for Timeline Slice
 *
 * - **API ID**: `default`
 * - **Description**: What happened when.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TimelineSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<TimelineSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Timeline*
 */
type TimelineSliceVariation = TimelineSliceDefault

/**
 * Timeline Shared Slice
 *
 * - **API ID**: `timeline`
 * - **Description**: What happened when.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TimelineSlice = prismic.SharedSlice<'timeline', TimelineSliceVariation>

/**
 * Primary content in *ToolTable → Default → Primary*
 */
export interface ToolTableSliceDefaultPrimary {
  /**
   * Title field in *ToolTable → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: tool_table.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *ToolTable → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: tool_table.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField

  /**
   * Table field in *ToolTable → Default → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **API ID Path**: tool_table.default.primary.table
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  table: prismic.SelectField<
    'mileage' | 'mileage_history' | 'mileage_calculator' | 'allowances' | 'vat_examples' | 'policy'
  >

  /**
   * Countries (ISO codes such as GB, IE; empty for all with official rates) field in *ToolTable → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: tool_table.default.primary.countries
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  countries: prismic.KeyTextField
}

/**
 * Default variation for ToolTable Slice
 *
 * - **API ID**: `default`
 * - **Description**: A table of what the free tools know.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToolTableSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<ToolTableSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *ToolTable*
 */
type ToolTableSliceVariation = ToolTableSliceDefault

/**
 * ToolTable Shared Slice
 *
 * - **API ID**: `tool_table`
 * - **Description**: A table of what the free tools know: official rates, worked examples of VAT, the whole sample policy.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToolTableSlice = prismic.SharedSlice<'tool_table', ToolTableSliceVariation>

/**
 * Primary content in *VatCalculator → Default → Primary*
 */
export interface VatCalculatorSliceDefaultPrimary {
  /**
   * Title field in *VatCalculator → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: vat_calculator.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Lead field in *VatCalculator → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: vat_calculator.default.primary.lead
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  lead: prismic.KeyTextField
}

/**
 * Default variation for VatCalculator Slice
 *
 * - **API ID**: `default`
 * - **Description**: The free VAT calculator, with the VAT rates of all countries.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VatCalculatorSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<VatCalculatorSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *VatCalculator*
 */
type VatCalculatorSliceVariation = VatCalculatorSliceDefault

/**
 * VatCalculator Shared Slice
 *
 * - **API ID**: `vat_calculator`
 * - **Description**: The free VAT calculator, with the VAT rates of all countries.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VatCalculatorSlice = prismic.SharedSlice<'vat_calculator', VatCalculatorSliceVariation>

/**
 * Primary content in *Video → Default → Primary*
 */
export interface VideoSliceDefaultPrimary {
  /**
   * Title field in *Video → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: video.default.primary.title
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  title: prismic.RichTextField

  /**
   * Video page or file field in *Video → Default → Primary*
   *
   * - **Field Type**: Link
   * - **Placeholder**: *None*
   * - **API ID Path**: video.default.primary.video_url
   * - **Documentation**: https://prismic.io/docs/fields/link
   */
  video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>

  /**
   * Poster field in *Video → Default → Primary*
   *
   * - **Field Type**: Image
   * - **Placeholder**: *None*
   * - **API ID Path**: video.default.primary.poster
   * - **Documentation**: https://prismic.io/docs/fields/image
   */
  poster: prismic.ImageField<never>

  /**
   * Scene (without a poster) field in *Video → Default → Primary*
   *
   * - **Field Type**: Select
   * - **Placeholder**: *None*
   * - **Default Value**: none
   * - **API ID Path**: video.default.primary.scene
   * - **Documentation**: https://prismic.io/docs/fields/select
   */
  scene: prismic.SelectField<
    | 'card_issue'
    | 'card_controls'
    | 'receipt_capture'
    | 'expense_list'
    | 'approval'
    | 'invoice_inbox'
    | 'payment_run'
    | 'subscriptions'
    | 'cash_overview'
    | 'month_close'
    | 'mileage'
    | 'reports'
    | 'wallet_payment'
    | 'team_budgets'
    | 'companies'
    | 'reimbursement'
    | 'large_card'
    | 'invoice_document'
    | 'none',
    'filled'
  >

  /**
   * Duration field in *Video → Default → Primary*
   *
   * - **Field Type**: Text
   * - **Placeholder**: *None*
   * - **API ID Path**: video.default.primary.duration
   * - **Documentation**: https://prismic.io/docs/fields/text
   */
  duration: prismic.KeyTextField

  /**
   * Transcript field in *Video → Default → Primary*
   *
   * - **Field Type**: Rich Text
   * - **Placeholder**: *None*
   * - **API ID Path**: video.default.primary.transcript
   * - **Documentation**: https://prismic.io/docs/fields/rich-text
   */
  transcript: prismic.RichTextField
}

/**
 * Default variation for Video Slice
 *
 * - **API ID**: `default`
 * - **Description**: A video that loads nothing before it is played.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSliceDefault = prismic.SharedSliceVariation<
  'default',
  Simplify<VideoSliceDefaultPrimary>,
  never
>

/**
 * Slice variation for *Video*
 */
type VideoSliceVariation = VideoSliceDefault

/**
 * Video Shared Slice
 *
 * - **API ID**: `video`
 * - **Description**: A video that loads nothing before it is played.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSlice = prismic.SharedSlice<'video', VideoSliceVariation>

declare module '@prismicio/client' {
  namespace Content {
    export type {
      AboutDocument,
      AboutDocumentData,
      AboutDocumentDataTeamItem,
      AboutDocumentDataValuesItem,
      AboutDocumentDataMilestonesItem,
      AboutDocumentDataOfficesItem,
      AboutDocumentDataSlicesSlice,
      ApplePayDocument,
      ApplePayDocumentData,
      ApplePayDocumentDataStepsItem,
      ApplePayDocumentDataDevicesItem,
      ApplePayDocumentDataFaqItem,
      ApplePayDocumentDataSlicesSlice,
      BillsStatusDocument,
      BillsStatusDocumentData,
      BillsStatusDocumentDataStatusesItem,
      BillsStatusDocumentDataSlicesSlice,
      BillsTrackerDocument,
      BillsTrackerDocumentData,
      BillsTrackerDocumentDataStagesItem,
      BillsTrackerDocumentDataSlicesSlice,
      ChatDocument,
      ChatDocumentData,
      ConsentBannerDocument,
      ConsentBannerDocumentData,
      CookiePolicyDocument,
      CookiePolicyDocumentData,
      CookiePolicyDocumentDataCategoriesItem,
      CookiePolicyDocumentDataConditionsItem,
      CookiePolicyDocumentDataPurposesItem,
      CookiePolicyDocumentDataSlicesSlice,
      CustomerCaseDocument,
      CustomerCaseDocumentData,
      CustomerCaseDocumentDataResultsItem,
      CustomerCaseDocumentDataFactsItem,
      CustomerCaseDocumentDataProductsItem,
      CustomerCaseDocumentDataSlicesSlice,
      CustomersDocument,
      CustomersDocumentData,
      CustomersDocumentDataFiltersItem,
      CustomersDocumentDataValueNamesItem,
      CustomersDocumentDataSlicesSlice,
      DemoDocument,
      DemoDocumentData,
      DemoDocumentDataAgendaItem,
      DemoDocumentDataSlicesSlice,
      DisallowedEmailDomainsDocument,
      DisallowedEmailDomainsDocumentData,
      DisallowedEmailDomainsDocumentDataDomainsItem,
      EbookDocument,
      EbookDocumentData,
      EbookDocumentDataChaptersItem,
      EbookDocumentDataSlicesSlice,
      ExpensePolicyBuilderDocument,
      ExpensePolicyBuilderDocumentData,
      ExpensePolicyBuilderDocumentDataTopicsItem,
      ExpensePolicyBuilderDocumentDataFaqItem,
      ExpensePolicyBuilderDocumentDataSlicesSlice,
      ExpenseReportGeneratorDocument,
      ExpenseReportGeneratorDocumentData,
      ExpenseReportGeneratorDocumentDataColumnsItem,
      ExpenseReportGeneratorDocumentDataMistakesItem,
      ExpenseReportGeneratorDocumentDataFaqItem,
      ExpenseReportGeneratorDocumentDataSlicesSlice,
      ExperimentalLandingPageDocument,
      ExperimentalLandingPageDocumentData,
      ExperimentalLandingPageDocumentDataProblemsItem,
      ExperimentalLandingPageDocumentDataSlicesSlice,
      ExploreProductDocument,
      ExploreProductDocumentData,
      ExploreProductDocumentDataFlowsItem,
      ExploreProductDocumentDataSlicesSlice,
      ExploreProductV2Document,
      ExploreProductV2DocumentData,
      ExploreProductV2DocumentDataRolesTasksItem,
      ExploreProductV2DocumentDataRolesItem,
      ExploreProductV2DocumentDataSlicesSlice,
      ExploreProductV2DocumentDataDemoFlowsItem,
      FaqDocument,
      FaqDocumentData,
      FaqDocumentDataCategoriesQuestionsItem,
      FaqDocumentDataCategoriesItem,
      FaqDocumentDataSlicesSlice,
      FetchDocument,
      FetchDocumentData,
      FetchDocumentDataSourcesItem,
      FetchDocumentDataStepsItem,
      FetchDocumentDataSlicesSlice,
      GdprDocument,
      GdprDocumentData,
      GdprDocumentDataRightsItem,
      GdprDocumentDataSlicesSlice,
      GlobalStringsDocument,
      GlobalStringsDocumentData,
      HomepageDocument,
      HomepageDocumentData,
      HomepageDocumentDataProductsItem,
      HomepageDocumentDataSlicesSlice,
      HomepageV2Document,
      HomepageV2DocumentData,
      HomepageV2DocumentDataAudiencesItem,
      HomepageV2DocumentDataProofItem,
      HomepageV2DocumentDataSlicesSlice,
      IntegrationDocument,
      IntegrationDocumentData,
      IntegrationDocumentDataLimitsItem,
      IntegrationDocumentDataSyncedItem,
      IntegrationDocumentDataSetupItem,
      IntegrationDocumentDataSlicesSlice,
      InternalPerksDocument,
      InternalPerksDocumentData,
      InternalPerksDocumentDataPerksItem,
      InternalPerksDocumentDataSlicesSlice,
      InvoiceApprovalsDocument,
      InvoiceApprovalsDocumentData,
      InvoiceApprovalsDocumentDataStepsItem,
      InvoiceApprovalsDocumentDataSlicesSlice,
      JobListingDocument,
      JobListingDocumentData,
      JobListingDocumentDataPayUnitsItem,
      JobListingDocumentDataBenefitsItem,
      JobListingDocumentDataSlicesSlice,
      LandingPageDocument,
      LandingPageDocumentData,
      LandingPageDocumentDataSlicesSlice,
      LegalDocument,
      LegalDocumentData,
      LegalDocumentDataCompanyItem,
      LegalDocumentDataDocumentsItem,
      LegalDocumentDataSlicesSlice,
      MarketDocument,
      MarketDocumentData,
      MarketDocumentDataLedgersItem,
      MarketDocumentDataFormsItem,
      MarketDocumentDataOverridesItem,
      MarketLawDocument,
      MarketLawDocumentData,
      MarketLawDocumentDataFactsItem,
      MarketLawDocumentDataFormsItem,
      MarketLawDocumentDataGapsItem,
      MarketLawDocumentDataImprintItem,
      MarketLawDocumentDataSourcesItem,
      MeetingBookerDocument,
      MeetingBookerDocumentData,
      MeetingBookerDocumentDataPrepareItem,
      MeetingBookerDocumentDataSlicesSlice,
      NavigationDocument,
      NavigationDocumentData,
      NavigationDocumentDataMenusEntriesItem,
      NavigationDocumentDataMenusItem,
      NavigationDocumentDataColumnsEntriesItem,
      NavigationDocumentDataColumnsItem,
      NavigationDocumentDataLegalLinksItem,
      NotFoundDocument,
      NotFoundDocumentData,
      NotFoundDocumentDataLinksItem,
      OfflinePageDocument,
      OfflinePageDocumentData,
      OnDemandResourceDocument,
      OnDemandResourceDocumentData,
      OnDemandResourceDocumentDataChaptersItem,
      OnDemandResourceDocumentDataSlicesSlice,
      PageDocument,
      PageDocumentData,
      PageDocumentDataSlicesSlice,
      PartnerDocument,
      PartnerDocumentData,
      PartnerDocumentDataBenefitsItem,
      PartnerDocumentDataSlicesSlice,
      PartnerBigFormDocument,
      PartnerBigFormDocumentData,
      PartnerBigFormDocumentDataBenefitsItem,
      PartnerBigFormDocumentDataNextStepsItem,
      PartnerBigFormDocumentDataSlicesSlice,
      PartnershipCaseDocument,
      PartnershipCaseDocumentData,
      PartnershipCaseDocumentDataWorkItem,
      PartnershipCaseDocumentDataSlicesSlice,
      PricingDocument,
      PricingDocumentData,
      PricingDocumentDataFaqItem,
      PricingDocumentDataSlicesSlice,
      PricingDocumentDataOfferedPlansItem,
      PricingPlanPickerDocument,
      PricingPlanPickerDocumentData,
      PricingPlanPickerDocumentDataQuestionsAnswersItem,
      PricingPlanPickerDocumentDataQuestionsItem,
      PricingPlanPickerDocumentDataSlicesSlice,
      ProductDemoDocument,
      ProductDemoDocumentData,
      ProductDemoDocumentDataFlowsStepsItem,
      ProductDemoDocumentDataFlowsItem,
      ProductDemoDocumentDataLedgersItem,
      ProductDemoDocumentDataTextsItem,
      ProductFactsDocument,
      ProductFactsDocumentData,
      ProductFactsDocumentDataPlansItem,
      ProductFactsDocumentDataOfficesItem,
      ProductPlansDocument,
      ProductPlansDocumentData,
      ProductPlansDocumentDataPlansItem,
      ProductPlansDocumentDataFeaturesItem,
      ProductPlansDocumentDataProofItem,
      ProductScreensDocument,
      ProductScreensDocumentData,
      ProductScreensDocumentDataPeopleItem,
      ProductScreensDocumentDataTeamsItem,
      ProductScreensDocumentDataMerchantsItem,
      ProductScreensDocumentDataCategoriesItem,
      ProductScreensDocumentDataAccountsItem,
      ProductScreensDocumentDataCompaniesItem,
      QualificationFlowDocument,
      QualificationFlowDocumentData,
      QualificationFlowDocumentDataStepsOptionsItem,
      QualificationFlowDocumentDataStepsItem,
      QualificationFlowDocumentDataOutcomesItem,
      QualificationFlowDocumentDataSlicesSlice,
      RedirectsDocument,
      RedirectsDocumentData,
      RedirectsDocumentDataRedirectsItem,
      ResourceDetailDocument,
      ResourceDetailDocumentData,
      ResourceDetailDocumentDataAgendaItem,
      ResourceDetailDocumentDataSpeakersItem,
      ResourceDetailDocumentDataSlicesSlice,
      RoiCalculatorDocument,
      RoiCalculatorDocumentData,
      RoiCalculatorDocumentDataAssumptionsItem,
      RoiCalculatorDocumentDataMarketValuesItem,
      RoiCalculatorDocumentDataFaqItem,
      RoiCalculatorDocumentDataSlicesSlice,
      SecondaryHomepageDocument,
      SecondaryHomepageDocumentData,
      SecondaryHomepageDocumentDataMarketFactsItem,
      SecondaryHomepageDocumentDataSlicesSlice,
      SecondaryLegalDocument,
      SecondaryLegalDocumentData,
      SecondaryLegalDocumentDataCompanyItem,
      SecondaryLegalDocumentDataDocumentsItem,
      SecondaryLegalDocumentDataSlicesSlice,
      SecondaryNotFoundDocument,
      SecondaryNotFoundDocumentData,
      SecondaryNotFoundDocumentDataLinksItem,
      SecondaryPricingDocument,
      SecondaryPricingDocumentData,
      SecondaryPricingDocumentDataFaqItem,
      SecondaryPricingDocumentDataSlicesSlice,
      SecondaryPricingDocumentDataOfferedPlansItem,
      SignUpModalDocument,
      SignUpModalDocumentData,
      SubscriptionsDocument,
      SubscriptionsDocumentData,
      SubscriptionsDocumentDataExamplesItem,
      SubscriptionsDocumentDataBenefitsItem,
      SubscriptionsDocumentDataSlicesSlice,
      SurveyDocument,
      SurveyDocumentData,
      SurveyDocumentDataHiddenSurveyPathsItem,
      ThirdPartyLicencesDocument,
      ThirdPartyLicencesDocumentData,
      ThirdPartyLicencesDocumentDataLicencesItem,
      ThirdPartyLicencesDocumentDataSlicesSlice,
      ToolWordsDocument,
      ToolWordsDocumentData,
      ToolWordsDocumentDataTextsItem,
      WhyTheProductDocument,
      WhyTheProductDocumentData,
      WhyTheProductDocumentDataReasonsItem,
      WhyTheProductDocumentDataChangesItem,
      WhyTheProductDocumentDataDoubtsItem,
      WhyTheProductDocumentDataSlicesSlice,
      AllDocumentTypes,
      BannerSlice,
      BannerSliceDefaultPrimary,
      BannerSliceVariation,
      BannerSliceDefault,
      CallToActionSlice,
      CallToActionSliceDefaultPrimary,
      CallToActionSliceWithFormPrimary,
      CallToActionSliceVariation,
      CallToActionSliceDefault,
      CallToActionSliceWithForm,
      CardsSlice,
      CardsSliceDefaultPrimaryCardsItem,
      CardsSliceDefaultPrimary,
      CardsSliceVariation,
      CardsSliceDefault,
      ChecklistSlice,
      ChecklistSliceDefaultPrimaryItemsItem,
      ChecklistSliceDefaultPrimary,
      ChecklistSliceVariation,
      ChecklistSliceDefault,
      ComparisonTableSlice,
      ComparisonTableSliceDefaultPrimaryRowsItem,
      ComparisonTableSliceDefaultPrimary,
      ComparisonTableSliceVariation,
      ComparisonTableSliceDefault,
      ContactSlice,
      ContactSliceDefaultPrimaryChannelsItem,
      ContactSliceDefaultPrimary,
      ContactSliceVariation,
      ContactSliceDefault,
      DocumentListSlice,
      DocumentListSliceDefaultPrimaryFiltersItem,
      DocumentListSliceDefaultPrimaryValueNamesItem,
      DocumentListSliceDefaultPrimaryEntriesItem,
      DocumentListSliceDefaultPrimary,
      DocumentListSliceVariation,
      DocumentListSliceDefault,
      EmbedSlice,
      EmbedSliceDefaultPrimary,
      EmbedSliceVariation,
      EmbedSliceDefault,
      FaqSlice,
      FaqSliceDefaultPrimaryQuestionsItem,
      FaqSliceDefaultPrimary,
      FaqSliceVariation,
      FaqSliceDefault,
      FeatureGridSlice,
      FeatureGridSliceDefaultPrimaryFeaturesItem,
      FeatureGridSliceDefaultPrimary,
      FeatureGridSliceVariation,
      FeatureGridSliceDefault,
      FormSlice,
      FormSliceDefaultPrimary,
      FormSliceVariation,
      FormSliceDefault,
      HeroSlice,
      HeroSliceDefaultPrimary,
      HeroSliceCenteredPrimary,
      HeroSliceVariation,
      HeroSliceDefault,
      HeroSliceCentered,
      ImageSlice,
      ImageSliceDefaultPrimary,
      ImageSliceVariation,
      ImageSliceDefault,
      IntegrationGridSlice,
      IntegrationGridSliceDefaultPrimaryIntegrationsItem,
      IntegrationGridSliceDefaultPrimary,
      IntegrationGridSliceVariation,
      IntegrationGridSliceDefault,
      InvoiceGeneratorSlice,
      InvoiceGeneratorSliceDefaultPrimary,
      InvoiceGeneratorSliceVariation,
      InvoiceGeneratorSliceDefault,
      LinkListSlice,
      LinkListSliceDefaultPrimaryLinksItem,
      LinkListSliceDefaultPrimary,
      LinkListSliceVariation,
      LinkListSliceDefault,
      LogoWallSlice,
      LogoWallSliceDefaultPrimaryLogosItem,
      LogoWallSliceDefaultPrimary,
      LogoWallSliceVariation,
      LogoWallSliceDefault,
      MediaTextSlice,
      MediaTextSliceDefaultPrimary,
      MediaTextSliceMediaFirstPrimary,
      MediaTextSliceVariation,
      MediaTextSliceDefault,
      MediaTextSliceMediaFirst,
      PricingTableSlice,
      PricingTableSliceDefaultPrimary,
      PricingTableSliceVariation,
      PricingTableSliceDefault,
      QuoteSlice,
      QuoteSliceDefaultPrimary,
      QuoteSliceVariation,
      QuoteSliceDefault,
      ResourceListSlice,
      ResourceListSliceDefaultPrimaryResourcesItem,
      ResourceListSliceDefaultPrimary,
      ResourceListSliceVariation,
      ResourceListSliceDefault,
      RichTextSlice,
      RichTextSliceDefaultPrimary,
      RichTextSliceQuotedPrimary,
      RichTextSliceVariation,
      RichTextSliceDefault,
      RichTextSliceQuoted,
      StatsSlice,
      StatsSliceDefaultPrimaryStatsItem,
      StatsSliceDefaultPrimary,
      StatsSliceVariation,
      StatsSliceDefault,
      StepsSlice,
      StepsSliceDefaultPrimaryStepsItem,
      StepsSliceDefaultPrimary,
      StepsSliceVariation,
      StepsSliceDefault,
      TemplateFilesSlice,
      TemplateFilesSliceDefaultPrimary,
      TemplateFilesSliceVariation,
      TemplateFilesSliceDefault,
      TimelineSlice,
      TimelineSliceDefaultPrimaryEventsItem,
      TimelineSliceDefaultPrimary,
      TimelineSliceVariation,
      TimelineSliceDefault,
      ToolTableSlice,
      ToolTableSliceDefaultPrimary,
      ToolTableSliceVariation,
      ToolTableSliceDefault,
      VatCalculatorSlice,
      VatCalculatorSliceDefaultPrimary,
      VatCalculatorSliceVariation,
      VatCalculatorSliceDefault,
      VideoSlice,
      VideoSliceDefaultPrimary,
      VideoSliceVariation,
      VideoSliceDefault,
    }
  }
}
