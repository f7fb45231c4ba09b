/** The part of the package that the tests use; it has no types. */
declare module "mailparser" {
	export interface ParsedMail {
		readonly subject?: string;
		readonly text?: string;
		readonly html: string | false;
		readonly messageId?: string;
		readonly from?: { readonly text: string };
		readonly headers: ReadonlyMap<string, unknown>;
		readonly attachments: readonly {
			readonly contentType: string;
			readonly filename?: string;
			readonly headers: ReadonlyMap<string, unknown>;
			readonly content: Buffer;
		}[];
	}
	export function simpleParser(source: NodeJS.ReadableStream | Buffer): Promise<ParsedMail>;
}
