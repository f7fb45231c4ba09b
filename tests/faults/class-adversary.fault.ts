import assert from "node:assert/strict";
import { test } from "node:test";
import { runAttacks, triples } from "../setup/class-adversary.ts";

const sequences = process.env["SPECTRA_FAULTS"] === "short" ? 1_000 : 20_000;

test(`in ${sequences} random sequences, a class view never narrows a pupil's lines to fewer than five possible triples`, () => {
	const found = runAttacks(sequences, 15);
	console.log(JSON.stringify(found));
	assert.ok(found.looks > sequences, "too few results were counted");
	assert.ok(found.maxCertainty < 1 / 5, `a triple reached ${found.maxCertainty}`);
	assert.equal(found.fewestPossible, triples.length);
	assert.ok(found.guessed < 0.12, `${found.guessed} of the best guesses were right`);
});
