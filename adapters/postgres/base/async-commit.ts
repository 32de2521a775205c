/** In a statement's FROM: the commit does not wait for the disk. For counters only: a crash may lose the last second's rows. */
export const asyncCommit = "(select set_config('synchronous_commit', 'off', true)) as not_waiting_for_disk";
