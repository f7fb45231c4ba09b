import { failure, type Result } from "#domain/shared/result.ts";

type Broken<Code extends string> = { readonly ok: false; readonly code: Code };

/** Does an act so that it never rejects: what breaks on the way becomes the failure `code`. */
export const settle = async <
	Settled extends Result<unknown, string>,
	Code extends string = "common.unexpected",
>(
	act: () => Promise<Settled>,
	code: Code = "common.unexpected" as Code,
): Promise<Settled | Broken<Code>> => {
	try {
		return await act();
	} catch {
		return failure(code);
	}
};
