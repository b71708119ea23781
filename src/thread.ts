/** A thread of a build: the engine's part for it is loaded as that of the program is. */

import { keepCode, load } from './boot/load.ts'

load<typeof import('./engine/workers/thread.ts')>('thread').answerOrders(keepCode)
