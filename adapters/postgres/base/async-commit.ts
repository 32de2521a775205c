/**
 * Stands among what a statement reads from. Its commit then does not wait until the disk has it: should the database's
 * machine fail within the next second, these rows may be lost, and nothing else. For counters and the like, in a
 * statement that is a transaction of its own. What is written after it and waits for the disk takes it along.
 */
export const asyncCommit = "(select set_config('synchronous_commit', 'off', true)) as not_waiting_for_disk";
