import { distribute } from '@store/api/database'
import { command, type Json } from '../../command.ts'
import { withDatabase } from '../../connection.ts'
import { answer, counted, print } from '../../print.ts'

export const databaseDistribute = () =>
  command('distribute', 'Distribute shops over the nodes of Citus, again after migrations that add tables', [
    'database distribute',
  ]).action(async (options: Json) => {
    await withDatabase(async ({ db }) => {
      const distribution = await distribute(db)
      const { nodes, byShop, everywhere } = distribution
      const added = byShop.added.length + everywhere.added.length
      answer(options, distribution, () =>
        print(
          added === 0
            ? `Nothing to do: ${counted(byShop.total, 'table')} are distributed by shop over ${counted(nodes, 'node')}, ${everywhere.total} are on every node`
            : `${counted(byShop.added.length, 'table')} distributed by shop over ${counted(nodes, 'node')}, ${everywhere.added.length} copied to every node`,
        ),
      )
    })
  })
