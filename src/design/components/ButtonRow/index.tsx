import type { ReactNode } from 'react'

type ButtonRowProps = { centered?: boolean; children: ReactNode }

/** Buttons and links side by side; they wrap when there is no room. Its style is in the head of every page (Button/buttonCss.ts). */
export function ButtonRow({ centered = false, children }: ButtonRowProps) {
  return (
    <div className="button-row" data-centered={centered || undefined}>
      {children}
    </div>
  )
}
