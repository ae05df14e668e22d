import { admin } from "../../../../tests/shopper/shop";

const SIZE = 25;

/** Fresh codes of any value, issued in batches as staff do. */
export class VoucherPool {
  private readonly codes = new Map<number, Promise<string[]>>();

  async take(value: number): Promise<string> {
    const codes = await (this.codes.get(value) ?? this.refill(value));
    const code = codes.pop();
    if (code) return code;
    await this.refill(value);
    return this.take(value);
  }

  private refill(value: number): Promise<string[]> {
    const codes = issue(value);
    this.codes.set(value, codes);
    return codes;
  }
}

async function issue(value: number): Promise<string[]> {
  const batch = { name: `Probe ${value}`, prefix: "PROBE", count: SIZE, value };
  const created = await admin("POST", "/furniture/vouchers/batches", batch);
  if (created.status !== 201) throw new Error(`No vouchers: ${JSON.stringify(created.body)}`);
  const { body } = await admin("GET", `/furniture/vouchers?limit=100&batch_id=${created.body.batch.id}`);
  return body.vouchers.map(({ code }: { code: string }) => code);
}
