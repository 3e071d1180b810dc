import type { CmsDocument } from '../cms/document'
import { about } from './about'
import { applePay } from './applepay'
import { businessExpenseCards } from './business-expense-cards'
import { customers } from './customers'
import { demo } from './demo'
import { exploreProduct } from './explore-product'
import { questions } from './faq'
import { featuresPage } from './features'
import { forAgencies } from './for-agencies'
import { forFinance } from './for-finance'
import { forHealthcare } from './for-healthcare'
import { forHr } from './for-hr'
import { forIt } from './for-it'
import { forMarketing } from './for-marketing'
import { forRetail } from './for-retail'
import { forSales } from './for-sales'
import { forTech } from './for-tech'
import { gdpr } from './gdpr'
import { gettingStarted } from './getting-started'
import { gettingStartedExperience } from './getting-started-experience'
import { homepage } from './homepage'
import { howItWorks } from './how-it-works'
import { legal } from './legal'
import { notFound } from './not-found'
import { press } from './press'
import { pricing } from './pricing'
import { referral } from './referral'
import { spendControls } from './spend-controls'
import { whyOutlay } from './why-outlay'

/** The content of every page of code. The build shows it as it shows the documents of the repository. */
export const codeDocuments: readonly CmsDocument[] = [
  about,
  applePay,
  businessExpenseCards,
  customers,
  demo,
  exploreProduct,
  questions,
  featuresPage,
  forAgencies,
  forFinance,
  forHealthcare,
  forHr,
  forIt,
  forMarketing,
  forRetail,
  forSales,
  forTech,
  gdpr,
  gettingStarted,
  gettingStartedExperience,
  homepage,
  howItWorks,
  legal,
  notFound,
  press,
  pricing,
  referral,
  spendControls,
  whyOutlay,
]
