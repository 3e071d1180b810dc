import { z } from 'zod'

// Zod tries whether it may compile its schemas. The policy of the page forbids it, and browsers report each attempt.
z.config({ jitless: true })
