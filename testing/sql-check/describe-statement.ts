import type pg from "pg";

export type Column = Readonly<{ name: string; type: string; table: number; place: number }>;
export type Described =
  | Readonly<{ columns: readonly Column[]; parameters: number }>
  | Readonly<{ refused: string }>;

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number };

/** What PostgreSQL says about a statement without running it: it is read and described, nothing more. */
export async function describeStatement(
  client: pg.ClientBase,
  text: string,
  typeNames: ReadonlyMap<number, string>,
): Promise<Described> {
  return new Promise((resolve) => {
    let fields: readonly Field[] = [];
    let parameters = 0;
    const count = (said: { parameterCount: number }) => (parameters = said.parameterCount);
    client.query({
      submit(connection: pg.Connection) {
        connection.once("parameterDescription", count);
        connection.parse({ name: "", text, types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription(said: { fields: readonly Field[] }) {
        fields = said.fields;
      },
      handleError(error: Error, connection: pg.Connection) {
        connection.off("parameterDescription", count);
        resolve({ refused: error.message });
      },
      handleReadyForQuery() {
        const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: typeNames.get(dataTypeID) ?? String(dataTypeID),
          table: tableID,
          place: columnID,
        }));
        resolve({ columns, parameters });
      },
    });
  });
}
