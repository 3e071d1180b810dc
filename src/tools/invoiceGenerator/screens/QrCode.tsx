import type { Invoice } from '../model/invoice'

type QrCodeProps = { invoice: Invoice; due: string; alt: string; caption: string }

/** The QR code with which a banking app fills in the transfer. */
export function QrCode(_props: QrCodeProps) {
  return null
}
