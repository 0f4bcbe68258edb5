export type Choice<Row> = {
  /** What the box of a row is called. */
  nameOf: (row: Row) => string;
  /** Whether there is anything that could be done with it. */
  canChoose: (row: Row) => boolean;
  isChosen: (row: Row) => boolean;
  toggle: (row: Row) => void;
  isAllChosen: boolean;
  toggleAll: () => void;
};

export const ChooseAll = <Row,>({ choice }: { choice: Choice<Row> }) => (
  <th scope="col">
    <AllBox choice={choice} />
    <span className="head-words">Choose</span>
  </th>
);

/** The box that stands for all on this page. */
export const AllBox = <Row,>({ choice: { isAllChosen, toggleAll } }: { choice: Choice<Row> }) => (
  <label className="tick">
    <input type="checkbox" checked={isAllChosen} onChange={toggleAll} aria-label="Choose all on this page" />
  </label>
);

type RowProps<Row> = { choice: Choice<Row>; row: Row };

export const ChooseRow = <Row,>({ choice: { canChoose, isChosen, toggle, nameOf }, row }: RowProps<Row>) => (
  <td>
    {canChoose(row) && (
      <label className="tick">
        <input
          type="checkbox"
          checked={isChosen(row)}
          onChange={() => toggle(row)}
          aria-label={`Choose ${nameOf(row)}`}
        />
      </label>
    )}
  </td>
);
