import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import styled from 'styled-components'
import { keptWithoutCode } from '../../site/missingCode'
import { media } from '../../theme/tokens'

export type VisualKind =
  | 'card' | 'cards' | 'phone' | 'receipt' | 'invoice' | 'dashboard' | 'chart'
  | 'approval' | 'subscriptions' | 'cash' | 'team' | 'none' // prettier-ignore

/** Each drawing is a chunk of its own: a page loads only those it shows. */
const drawings: Record<Exclude<VisualKind, 'none'>, LazyExoticComponent<ComponentType>> = {
  card: lazy(keptWithoutCode(() => import('./CardDrawing'))),
  cards: lazy(keptWithoutCode(() => import('./CardsDrawing'))),
  phone: lazy(keptWithoutCode(() => import('./PhoneDrawing'))),
  receipt: lazy(keptWithoutCode(() => import('./ReceiptDrawing'))),
  invoice: lazy(keptWithoutCode(() => import('./InvoiceDrawing'))),
  dashboard: lazy(keptWithoutCode(() => import('./DashboardDrawing'))),
  chart: lazy(keptWithoutCode(() => import('./ChartDrawing'))),
  approval: lazy(keptWithoutCode(() => import('./ApprovalDrawing'))),
  subscriptions: lazy(keptWithoutCode(() => import('./SubscriptionsDrawing'))),
  cash: lazy(keptWithoutCode(() => import('./CashDrawing'))),
  team: lazy(keptWithoutCode(() => import('./TeamDrawing'))),
}

/** Every kind that draws something. */
export const visualKinds = Object.keys(drawings) as (keyof typeof drawings)[]

/** Reserves the space of the drawing, so that nothing moves when it arrives. */
const Frame = styled.div`
  width: 100%;
  max-width: 560px;
  margin-inline: auto;
  aspect-ratio: 480 / 400;
  view-timeline: --visual block;

  & > svg {
    overflow: visible;
  }

  ${media.motion} {
    /* Moves with the visitor's own scrolling only, so there is nothing to pause. */
    @supports (animation-timeline: view()) {
      & .float {
        animation: visual-float linear both;
        animation-timeline: --visual;
      }
    }

    & .draw {
      animation: visual-draw 1.2s 0.2s ease-out backwards;
      stroke-dasharray: 1;
    }

    & .scan {
      animation: visual-scan 2.4s ease-in-out backwards;
    }
  }

  @keyframes visual-float {
    from {
      transform: translateY(14px);
    }

    to {
      transform: translateY(-14px);
    }
  }

  @keyframes visual-draw {
    from {
      stroke-dashoffset: 1;
    }
  }

  @keyframes visual-scan {
    from {
      transform: translateY(-130px);
    }

    50% {
      transform: translateY(100px);
    }
  }
`

/** A product drawing. Decorative: it adds nothing to the text. Nothing for `none`. */
export function Visual({ kind }: { kind: VisualKind | null | undefined }) {
  if (!kind || kind === 'none') return null
  const Drawing = drawings[kind]
  return (
    <Frame aria-hidden="true">
      <Suspense fallback={null}>
        <Drawing />
      </Suspense>
    </Frame>
  )
}
